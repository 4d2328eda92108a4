/** A row of the table: what is measured, the target, and the result in one browser. */
export interface Row {
  readonly what: string
  readonly toReach: string
  readonly measured: string
  readonly holds: boolean
}

/** The median of some values; of an even number of values, the lower of the middle two. */
export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** The smallest value that a share of all values does not exceed. @throws {Error} When there are no values. */
export function quantile(values: readonly number[], share: number): number {
  const value = values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)]
  if (value === undefined) throw new Error('Nothing was measured.')
  return value
}

const cell = (row: Row | undefined) => {
  if (row === undefined) return ''
  return row.holds ? row.measured : `${row.measured} **does not hold**`
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/**
 * The table in Markdown.
 *
 * @param columns The rows that were measured in each browser, by its name.
 */
export function tableOf(columns: ReadonlyMap<string, readonly Row[]>): string {
  const rows = new Map([...columns.values()].flat().map((row) => [row.what, row]))
  const head = ['what', 'to reach', ...columns.keys()]
  const body = [...rows.values()].map(({ what, toReach }) => [
    what,
    toReach,
    ...[...columns.values()].map((column) => cell(column.find((row) => row.what === what))),
  ])
  return [head, head.map(() => '---'), ...body].map(line).join('\n')
}
