import type { Language } from '../registry/sections'

/** The cells of a row. */
export type Row = readonly string[]

/** Text in a cell of a table: on one line, its bars escaped. */
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ')

/** Code in a line of text; an empty one is no code. */
export const code = (text: string) => (text === '' ? '' : `\`${text}\``)

const row = (cells: Row) => `| ${cells.map(cell).join(' | ')} |`

/** A table. */
export const table = (columns: Row, rows: readonly Row[]) =>
  [row(columns), row(columns.map(() => '---')), ...rows.map(row)].join('\n')

/** A block of code. Its fence is longer than any run of backticks inside. */
export function fenced(text: string, language: Language | 'svg' | 'sh'): string {
  const runs = text.match(/`+/g)?.map(({ length }) => length) ?? []
  const fence = '`'.repeat(Math.max(3, ...runs.map((length) => length + 1)))
  return `${fence}${language}\n${text.trimEnd()}\n${fence}`
}

/** The language of a source file. */
export const languageOf = (path: string): Language | 'svg' =>
  path.endsWith('.css') ? 'css' : path.endsWith('.svg') ? 'svg' : 'tsx'
