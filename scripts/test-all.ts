import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestReport } from './harness/test-report'
import type { Step } from './harness/test-steps'
import { runSuite } from './harness/test-suite'

const folder = '.cache/suites'

/** A suite of package.json as one step. It has a limit of its own: ten times what it takes on a machine with two cores. */
function suite(name: string, minutes: number): Step {
  const file = join(folder, `${name.replace(':', '-')}.json`)
  return {
    name: `npm run ${name}`,
    command: `${name === 'test' ? '' : 'REUSE_BUILD=1 '}SUITE_REPORT=${file} npm run ${name}`,
    limit: minutes * 60,
    report: { file, read: () => JSON.parse(readFileSync(file, 'utf8')) as TestReport },
  }
}

mkdirSync(folder, { recursive: true })

/** All suites. Those after `npm test` take its build, and what waits for the network or a database runs beside browsers. */
await runSuite([
  suite('test', 60),
  [
    ['test:site', 'test:engines'].map((name) => suite(name, 60)),
    ['test:postgres', 'test:auth', 'test:take-home', 'test:stylings'].map((name) => suite(name, 60)),
  ],
])
