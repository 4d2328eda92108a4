import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestReport } from './harness/test-report'
import type { Step } from './harness/test-steps'
import { runSuite } from './harness/test-suite'

const folder = '.cache/suites'

/** What runs beside each other after `npm test`: pages in browsers; and first what waits for a database or the network. */
const lanes = [
  ['test:site', 'test:engines'],
  ['test:postgres', 'test:auth', 'test:take-home', 'test:stylings'],
] as const

/** A suite of package.json as one step. An hour is more than ten times what the longest takes on two cores. */
function suite(name: string, isBuilt: boolean): Step {
  const file = join(folder, `${name.replace(':', '-')}.json`)
  return {
    name: `npm run ${name}`,
    command: `${isBuilt ? 'REUSE_BUILD=1 ' : ''}SUITE_REPORT=${file} npm run ${name}`,
    limit: 3600,
    report: { file, read: () => JSON.parse(readFileSync(file, 'utf8')) as TestReport },
  }
}

mkdirSync(folder, { recursive: true })
const chosen = process.argv.slice(2)
const all = ['test', ...lanes.flat()]
const unknown = chosen.find((name) => !all.includes(name))
if (unknown !== undefined) {
  console.error(`There is no suite '${unknown}'. These are there: ${all.join(', ')}.`)
  process.exitCode = 1
} else if (chosen.length > 0) await runSuite(chosen.map((name) => suite(name, false)))
else await runSuite([suite('test', false), lanes.map((names) => names.map((name) => suite(name, true)))])
