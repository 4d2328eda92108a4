/** The smallest value that a share of all values does not exceed. @throws {Error} When there are no values. */
export function quantile(values: readonly number[], share: number): number {
  const value = values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)]
  if (value === undefined) throw new Error('Nothing was measured.')
  return value
}

/** The median of some values; of an even number of values, the lower of the middle two. */
export const median = (values: readonly number[]): number => quantile(values, 0.5)
