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
  const steps = (inRange(number, min, last, (min + last) / 2) - min) / step
  // Rounded, because a step such as 0.1 is no binary fraction.
  const at = (count: number) => Number((min + count * step).toPrecision(12))
  const nearest = at(Math.round(Number(steps.toPrecision(12))))
  return nearest > last ? at(Math.floor((last - min) / step)) : nearest
}
