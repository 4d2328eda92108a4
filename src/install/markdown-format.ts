import type { Language } from '../registry/sections'

/** The cells of a row. */
export type Row = readonly string[]

/** Text in a cell of a table: on one line, its bars escaped. */
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ')

/** A run of backticks that is longer than any inside a text, and no shorter than the least length. */
function backticks(text: string, least: number): string {
  const runs = text.match(/`+/g)?.map(({ length }) => length) ?? []
  return '`'.repeat(Math.max(least, ...runs.map((length) => length + 1)))
}

/** Code in a line of text; an empty one is no code. */
export function code(text: string): string {
  if (text === '') return ''
  const fence = backticks(text, 1)
  // Spaces beside the fence are not part of the code, where both sides have one.
  const space = fence === '`' ? '' : ' '
  return `${fence}${space}${text}${space}${fence}`
}

const row = (cells: Row) => `| ${cells.map(cell).join(' | ')} |`

/** A table. */
export const table = (columns: Row, rows: readonly Row[]) =>
  [row(columns), row(columns.map(() => '---')), ...rows.map(row)].join('\n')

/** A block of code. Its fence is longer than any run of backticks inside. */
export function fenced(text: string, language: Language | 'svg' | 'sh'): string {
  const fence = backticks(text, 3)
  return `${fence}${language}\n${text.trimEnd()}\n${fence}`
}

/** The language of a source file. */
export const languageOf = (path: string): Language | 'svg' =>
  path.endsWith('.css') ? 'css' : path.endsWith('.svg') ? 'svg' : 'tsx'
