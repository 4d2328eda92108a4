import { readFileSync, writeFileSync } from 'node:fs'

/** The page with the table of what the engines blur. */
const file = 'docs/browsers.md'

/** The engines, in the order of the columns. */
export const columns = ['Chromium', 'Firefox', 'WebKitGTK'] as const

export type Column = (typeof columns)[number]

/** The cells of each row, by the row's name: a component, or what else is measured. */
export type Rows = Readonly<Record<string, Partial<Record<Column, string>>>>

/** The lines of the table that begins with the columns' names. */
const table = /^\| Component +\|.*(?:\n\|.*)*/m

/** The cells of the table, line by line. The first two lines are its head. */
function cells(): string[][] {
  const [lines] = table.exec(readFileSync(file, 'utf8')) ?? ['']
  return lines.split('\n').map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

/** The names of the table's rows, in their order. */
export const rowsOfTable = (): string[] =>
  cells()
    .slice(2)
    .map(([name = '']) => name)

/** The page's cell for a component in an engine; `undefined` without a row. */
export const documented = (component: string, column: Column): string | undefined =>
  cells().find(([name]) => name === component)?.[columns.indexOf(column) + 1]

/** The rows of the table, as it is. */
export const writtenRows = (): Rows =>
  Object.fromEntries(
    cells()
      .slice(2)
      .map(([name = '', ...row]) => [
        name,
        Object.fromEntries(columns.map((column, index) => [column, row[index] ?? ''])),
      ]),
  )

/** Writes the table anew. Prettier puts its columns in order. */
export function writeTable(rows: Rows): void {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const lines = [
    line(['Component', ...columns]),
    line(['---', ...columns.map(() => '---')]),
    ...Object.entries(rows).map(([name, row]) => line([name, ...columns.map((column) => row[column] ?? '')])),
  ]
  writeFileSync(file, readFileSync(file, 'utf8').replace(table, lines.join('\n')))
}
