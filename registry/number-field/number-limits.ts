import { decimalsOf } from './number-text'

/** The limits of a number field. */
export interface NumberLimits {
  /** The lowest one. Steps count from it, or from 0. */
  readonly min: number | undefined
  readonly max: number | undefined
  readonly step: number
}

const finite = (number: number | undefined) => (Number.isFinite(number) ? number : undefined)

/** Makes limits valid: numbers that are not finite are ignored, the step is positive, and `max` is not below `min`. */
export function validLimits(min: number | undefined, max: number | undefined, step: number): NumberLimits {
  const [least, most] = [finite(min), finite(max)]
  return {
    min: least,
    max: least === undefined || most === undefined ? most : Math.max(least, most),
    step: Number.isFinite(step) && step > 0 ? step : 1,
  }
}

/** The number some steps above the lowest one, without errors of floating point: 0.3, not 0.30000000000000004. */
function atStep(steps: number, { min = 0, step }: NumberLimits): number {
  const decimals = Math.max(decimalsOf(min), decimalsOf(step))
  return Number((min + steps * step).toFixed(decimals))
}

/** The highest number that steps can reach; undefined without a limit. */
export function lastStep(limits: NumberLimits): number | undefined {
  const { min = 0, max, step } = limits
  return max === undefined ? undefined : atStep(Math.floor(nearlyWhole((max - min) / step)), limits)
}

/** Rounds a quotient that differs from a whole number only by the error of floating point. */
function nearlyWhole(steps: number): number {
  const whole = Math.round(steps)
  return Math.abs(steps - whole) < 1e-9 * Math.max(1, Math.abs(whole)) ? whole : steps
}

/**
 * The number after a step, as `stepUp()` and `stepDown()` define it in HTML: from between two steps to the next one, from
 * outside the limits to the nearer limit, and from an empty field as from 0. If the nearer limit is in the other direction,
 * the number does not change.
 *
 * @param by How far, in the unit of the number; rounded to whole steps, at least one.
 */
export function stepped(from: number | null, by: number, limits: NumberLimits): number {
  const { min = 0, step } = limits
  const count = Math.max(1, Math.round(Math.abs(by) / step))
  const here = nearlyWhole(((from ?? 0) - min) / step)
  const next = atStep(by > 0 ? Math.floor(here) + count : Math.ceil(here) - count, limits)
  const to = Math.max(limits.min ?? -Infinity, Math.min(next, lastStep(limits) ?? Infinity))
  return from !== null && (by > 0 ? to < from : to > from) ? from : to
}

/**
 * The browser's message about a number in a native number field, in the visitor's language.
 *
 * @returns An empty text if the number is valid.
 */
export function problemOf(
  number: number | null,
  { min, max, step }: NumberLimits,
  required: boolean,
): string {
  const native = document.createElement('input')
  native.type = 'number'
  native.required = required
  native.step = String(step)
  if (min !== undefined) native.min = String(min)
  if (max !== undefined) native.max = String(max)
  native.value = number === null ? '' : String(number)
  return native.validationMessage
}
