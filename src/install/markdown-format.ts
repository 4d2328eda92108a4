import { costColumns, costRows, costSentences, type Cost } from '../registry/cost'
import type { Language } from '../registry/sections'

/** The cells of a row. */
export type Row = readonly string[]

/** The text of a table cell: on one line, with bars escaped. */
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ')

/** At least `least` backticks, and more than any run of them in the text. */
function backticks(text: string, least: number): string {
  const runs = text.match(/`+/g)?.map(({ length }) => length) ?? []
  return '`'.repeat(Math.max(least, ...runs.map((length) => length + 1)))
}

/** Inline code; empty if the text is. */
export function code(text: string): string {
  if (text === '') return ''
  const fence = backticks(text, 1)
  // Markdown strips one space on both sides of the code.
  const space = fence === '`' ? '' : ' '
  return `${fence}${space}${text}${space}${fence}`
}

const row = (cells: Row) => `| ${cells.map(cell).join(' | ')} |`

/** A table. */
export const table = (columns: Row, rows: readonly Row[]) =>
  [row(columns), row(columns.map(() => '---')), ...rows.map(row)].join('\n')

/** A code block, with a fence longer than any run of backticks inside. */
export function fenced(text: string, language: Language | 'svg' | 'sh'): string {
  const fence = backticks(text, 3)
  return `${fence}${language}\n${text.trimEnd()}\n${fence}`
}

/** The language of a source file. */
export const languageOf = (path: string): Language | 'svg' =>
  path.endsWith('.css') ? 'css' : path.endsWith('.svg') ? 'svg' : 'tsx'

/** The cost of a component to an app and to a frame; nothing for one that installs nothing. */
export const costBlocks = (name: string, cost: Cost | undefined): readonly string[] =>
  cost === undefined
    ? []
    : ['## Cost', table(costColumns, costRows(cost)), ...costSentences(name, cost.paint)]
