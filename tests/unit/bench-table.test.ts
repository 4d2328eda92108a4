import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { file, withResults, type Column, type Row } from '../../scripts/bench/site/table'

const page = `Before.

<!-- bench:site -->

| What   | Target | Headless shell | Chromium |
| ------ | ------ | -------------- | -------- |
| Script | ≤ 85   | 80             | 81       |
| Paint  | ≤ 1.4  | 1.0            | 1.1      |

| Growth, without a browser | Target | Measured |
| ------------------------- | ------ | -------- |
| Build                     | ≤ 3 ×  | 2.8 ×    |

<!-- end of bench:site -->

After.
`

const row = (what: string, measured: string, holds = true): Row => ({ what, target: '≤ 85', measured, holds })
const columns = (all: Partial<Record<Column, Row[]>>) => new Map(Object.entries(all) as [Column, Row[]][])
const lines = (text: string) => text.split('\n').filter((line) => /^\| (?!-)/.test(line))

test('a part that is measured alone replaces its cells, and all other rows and columns stay', () => {
  expect(lines(withResults(page, columns({ 'Headless shell': [row('Script', '79')] }), false))).toEqual([
    '| What | Target | Headless shell | Chromium |',
    '| Script | ≤ 85 | 79 | 81 |',
    '| Paint | ≤ 1.4 | 1.0 | 1.1 |',
    '| Growth, without a browser | Target | Measured |',
    '| Build | ≤ 3 × | 2.8 × |',
  ])
})

test('a run of all parts removes the rows that no part measures any more', () => {
  const measured = columns({ Chromium: [row('Script', '79')], Measured: [row('Memory', '1.3 ×')] })
  expect(lines(withResults(page, measured, true))).toEqual([
    '| What | Target | Headless shell | Chromium |',
    '| Script | ≤ 85 | 80 | 79 |',
    '| Growth, without a browser | Target | Measured |',
    '| Memory | ≤ 85 | 1.3 × |',
  ])
})

test('a result that misses its target says so', () => {
  const text = withResults(page, columns({ Chromium: [row('Script', '99', false)] }), false)
  expect(text).toContain('| Script | ≤ 85 | 80 | 99 (not reached) |')
})

test('the text around the tables stays as it is', () => {
  const text = withResults(page, columns({}), false)
  expect(text).toMatch(/^Before\.\n\n<!-- bench:site -->\n/)
  expect(text).toMatch(/<!-- end of bench:site -->\n\nAfter\.\n$/)
})

test('the page has the place of the tables, and they are read as they were written', () => {
  const text = readFileSync(file, 'utf8')
  expect(lines(withResults(text, columns({}), false)).length).toBe(lines(text).length)
})
