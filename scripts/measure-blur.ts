import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { columns, writeTable, writtenRows, type Column } from './harness/blur-table'
import { measuredIn, type Suite } from './harness/measured'
import { readWords } from './harness/usage'

/*
 * Measures the blur of every component in every engine, and writes the table of docs/browsers.md. With the names of
 * components, it measures these, and leaves all other rows. Needs a build, and the engines that .ci/run installs.
 */

const engines: Readonly<Record<Column, string>> = {
  Chromium: 'chromium',
  Firefox: 'firefox',
  WebKitGTK: 'webkit',
}
/** The components to measure: none for all of them. */
const chosen = readWords(
  'Usage: npm run measure:blur, or -- followed by the names of components. It writes the table of docs/browsers.md, and needs a build.',
  (word) => !word.startsWith('-'),
)
const tests = chosen.length === 0 ? 'is as documented' : ` (${chosen.join('|')}) is as documented`
const before = writtenRows()
const rows: Record<string, Partial<Record<Column, string>>> = chosen.length === 0
  ? { Version: {} }
  : { ...before }
for (const column of columns) {
  const engine = engines[column]
  spawnSync(
    'npx',
    ['playwright', 'test', '--config', 'tests/engines/playwright.config.ts', '--grep', tests],
    {
      stdio: 'inherit',
      env: { ...process.env, ENGINE: engine },
    },
  )
  const measured = measuredIn(JSON.parse(readFileSync(`test-results/${engine}.json`, 'utf8')) as Suite)
  if (measured.length === 0) throw new Error(`Nothing was measured in ${column}; the lines above say why.`)
  for (const [name, cell] of measured) rows[name] = { ...rows[name], [column]: cell }
}
// What engines say of others stays, and so do the versions that said it.
const { Version, ...components } =
  chosen.length === 0 ? rows : { ...rows, ...(before.Version && { Version: before.Version }) }
const sorted = Object.entries(components).sort(([one], [other]) => (one < other ? -1 : 1))
writeTable({ Version: Version ?? {}, ...Object.fromEntries(sorted) })
spawnSync('npx', ['prettier', '--write', 'docs/browsers.md'], { stdio: 'inherit' })
