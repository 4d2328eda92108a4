import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { columns, writeTable, type Column } from './harness/blur-table'
import { readWords } from './harness/usage'

readWords('Usage: npm run measure:blur. It writes the table of docs/browsers.md, and needs a build.')

/*
 * Measures the blur of every component in every engine, and writes the table of docs/browsers.md. Needs a build, and the
 * engines that .ci/run installs.
 */

/** The part of a JSON report of Playwright that is read here. */
interface Suite {
  readonly suites?: readonly Suite[]
  readonly specs?: readonly {
    readonly tests: readonly {
      readonly annotations: readonly { readonly type: string; readonly description?: string }[]
    }[]
  }[]
}

/** What the tests of a suite measured: a row's name and its cell. A test that differs from the table measures, too. */
const measuredIn = ({ suites = [], specs = [] }: Suite): (readonly [name: string, cell: string])[] => [
  ...suites.flatMap(measuredIn),
  ...specs
    .flatMap(({ tests }) => tests)
    .flatMap(({ annotations }) => annotations)
    .filter(({ type }) => type === 'measured')
    .map(({ description = '' }) => {
      const [name = '', cell = ''] = description.split(': ')
      return [name, cell] as const
    }),
]

const engines: Readonly<Record<Column, string>> = {
  Chromium: 'chromium',
  Firefox: 'firefox',
  WebKitGTK: 'webkit',
}
const rows: Record<string, Partial<Record<Column, string>>> = { Version: {} }
for (const column of columns) {
  const engine = engines[column]
  spawnSync(
    'npx',
    ['playwright', 'test', '--config', 'tests/engines/playwright.config.ts', '--grep', 'is as documented'],
    {
      stdio: 'inherit',
      env: { ...process.env, ENGINE: engine },
    },
  )
  const measured = measuredIn(JSON.parse(readFileSync(`test-results/${engine}.json`, 'utf8')) as Suite)
  if (measured.length === 0) throw new Error(`Nothing was measured in ${column}; the lines above say why.`)
  for (const [name, cell] of measured) rows[name] = { ...rows[name], [column]: cell }
}
writeTable(rows)
spawnSync('npx', ['prettier', '--write', 'docs/browsers.md'], { stdio: 'inherit' })
