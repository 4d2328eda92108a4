import { inRange } from '../shared/in-range'

/** The limits of a slider. */
export interface Range {
  readonly min: number
  readonly max: number
  readonly step: number
}

/** The limits as HTML reads them: its defaults take the place of what is no number, and the step is positive. */
export const validRange = ({ min, max, step }: Range): Range => ({
  min: Number.isFinite(min) ? min : 0,
  max: Number.isFinite(max) ? max : 100,
  step: Number.isFinite(step) && step > 0 ? step : 1,
})

/**
 * The value that a range input shows for a number: the nearest step from `min` within the limits, the upper of two, and
 * the middle for what is no number (HTML, "Range state", value sanitization algorithm).
 */
export function rangeValue(number: number, { min, max, step }: Range): number {
  const last = Math.max(min, max)
  const given = inRange(number, min, last, min / 2 + last / 2)
  // Browsers calculate with decimals, and a step such as 0.1 is no binary fraction.
  const decimals = Math.min(100, Math.max(...[given, min, last, step].map(decimalsOf)))
  const [value, first, end, size] = [given, min, last, step].map((one) => unitsOf(one, decimals))
  if (!size || first === undefined || value === undefined || end === undefined) return given
  const nearest = first + (((value - first) * two + size) / (size * two)) * size
  return Number(`${rounded(nearest) > end ? nearest - size : nearest}e-${decimals}`)
}

/** No literals, and no `**`: TypeScript refuses them for targets before ES2020, such as that of a fresh Next.js app. */
const two = BigInt(2)
const powerOfTen = (exponent: number) => BigInt(`1${'0'.repeat(exponent)}`)

/** Browsers calculate with 18 digits. */
function rounded(units: bigint): bigint {
  const unit = powerOfTen(Math.max(0, String(units).replace('-', '').length - 18))
  const half = units < 0 ? -unit / two : unit / two
  return ((units + half) / unit) * unit
}

/** The number of decimals with which JavaScript writes a number: two of 0.25, seven of 1e-7. */
function decimalsOf(number: number): number {
  const [digits = '', exponent = '0'] = String(number).split('e')
  const [, fraction = ''] = digits.split('.')
  return Math.max(0, fraction.length - Number(exponent))
}

/** A number in units of 10 to the power of minus `decimals`, as it is written. One with more than 21 digits has no decimals. */
function unitsOf(number: number, decimals: number): bigint {
  const own = Math.min(decimals, decimalsOf(number))
  const written = Math.abs(number) < 1e21 ? BigInt(number.toFixed(own).replace('.', '')) : BigInt(number)
  return written * powerOfTen(decimals - own)
}
