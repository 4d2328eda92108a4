/**
 * The nearest number in a range.
 *
 * @param fallback The result for what is no number, such as 0 / 0.
 */
export const inRange = (number: number, min: number, max: number, fallback: number): number =>
  Number.isNaN(number) ? fallback : Math.min(max, Math.max(min, number))

/** A length in px for CSS, which has no infinite lengths. The fallback takes the place of what is no number. */
export const px = (length: number, fallback: number): string => `${inRange(length, 0, 1e5, fallback)}px`
