import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestReport } from './harness/test-report'
import type { Step } from './harness/test-steps'
import { runSuite } from './harness/test-suite'

const folder = '.cache/suites'

/**
 * The two lanes run side by side: one drives pages in browsers, the other waits for a database, the network or an engine, or
 * builds the site for itself. Suites that use the build of `npm test` come after suites that take longer than that build.
 */
const lanes = [
  ['test', 'test:site'],
  ['test:postgres', 'test:stylings', 'test:auth', 'test:take-home', 'test:engines'],
] as const

const takesBuild: readonly string[] = ['test:site', 'test:engines', 'test:auth', 'test:take-home']

/** A suite of package.json as one step. Its steps have limits of their own, and end before it. */
function suite(name: string, isBuilt: boolean): Step {
  const file = join(folder, `${name.replace(':', '-')}.json`)
  return {
    name: `npm run ${name}`,
    command: `${isBuilt ? 'REUSE_BUILD=1 ' : ''}SUITE_REPORT=${file} npm run ${name}`,
    limit: 5400,
    report: { file, read: () => JSON.parse(readFileSync(file, 'utf8')) as TestReport },
  }
}

mkdirSync(folder, { recursive: true })
const chosen = process.argv.slice(2)
const all: readonly string[] = lanes.flat()
const unknown = chosen.find((name) => !all.includes(name))
if (unknown !== undefined) {
  console.error(`There is no suite '${unknown}'. These are there: ${all.join(', ')}.`)
  process.exitCode = 1
} else if (chosen.length > 0) await runSuite(chosen.map((name) => suite(name, false)))
else await runSuite([lanes.map((names) => names.map((name) => suite(name, takesBuild.includes(name))))])
