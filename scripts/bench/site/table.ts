import { readFileSync, writeFileSync } from 'node:fs'

/** A row of the table: what is measured, its target, and the result in one browser. */
export interface Row {
  /** The row's name. It is the same in every run, and names no count that may change. */
  readonly what: string
  readonly target: string
  /** The result, as the table shows it. */
  readonly measured: string
  /** Shown in the terminal only. */
  readonly details?: string
  readonly holds: boolean
}

/** The columns that a run measures: one for each browser, and one for what needs no browser. */
export type Column = 'Headless shell' | 'Chromium' | 'Measured'

/** The heads of the two tables. A row belongs to the table that has its column. */
const heads: readonly (readonly [what: string, target: string, ...columns: Column[]])[] = [
  ['What', 'Target', 'Headless shell', 'Chromium'],
  ['Growth, without a browser', 'Target', 'Measured'],
]

/** The page with the tables, which stand between two comments. */
export const file = 'docs/performance.md'
const between = /(?<=<!-- bench:site -->\n).*(?=<!-- end of bench:site -->)/s

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

const lineOf = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/**
 * The page with the results of a run in its tables.
 *
 * @param columns The rows that were measured in each column.
 * @param isWhole Whether all parts were measured: rows that were not are then removed. Otherwise they stay as they are.
 * @throws {Error} When the page does not have the two comments.
 */
export function withResults(
  page: string,
  columns: ReadonlyMap<Column, readonly Row[]>,
  isWhole: boolean,
): string {
  const [text] = between.exec(page) ?? []
  if (text === undefined)
    throw new Error(
      `${file} has no place for the tables. Write <!-- bench:site --> and <!-- end of bench:site -->.`,
    )
  const lines = text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map(cellsOf)
  const tables = heads.map((head) => {
    const [, , ...own] = head
    const measured = own.flatMap((column) => columns.get(column) ?? [])
    const start = lines.findIndex(([what]) => what === head[0]) + 2
    const end = lines.findIndex(([what], index) => index > start && heads.some(([other]) => other === what))
    const before = start < 2 ? [] : lines.slice(start, end === -1 ? undefined : end)
    const names = [...(isWhole ? [] : before.map(([what = '']) => what)), ...measured.map(({ what }) => what)]
    const rows = [...new Set(names)].map((name) => {
      const known = before.find(([what]) => what === name)
      const target = measured.find(({ what }) => what === name)?.target ?? known?.[1] ?? ''
      const cells = own.map((column, index) => {
        const row = columns.get(column)?.find(({ what }) => what === name)
        return row ? `${row.measured}${row.holds ? '' : ' (not reached)'}` : (known?.[index + 2] ?? '')
      })
      return [name, target, ...cells]
    })
    return [head, head.map(() => '---'), ...rows].map(lineOf).join('\n')
  })
  return page.replace(between, () => `\n${tables.join('\n\n')}\n\n`)
}

/** Writes the results of a run into the page. Prettier aligns the columns. */
export const writeResults = (columns: ReadonlyMap<Column, readonly Row[]>, isWhole: boolean): void =>
  writeFileSync(file, withResults(readFileSync(file, 'utf8'), columns, isWhole))
