import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { playwrightCount, type Count } from './harness/playwright-report'

/** A step of a suite, and the report from which its tests are counted; a step without one counts as one test. */
interface Step {
  readonly name: string
  readonly command: string
  readonly count?: () => Count
}

const reports = {
  vitest: 'test-results/vitest.json',
  browser: 'test-results/browser.json',
  engines: 'test-results/engines.json',
}

const vitest = (projects: readonly string[]) =>
  `vitest run ${projects.map((project) => `--project ${project}`).join(' ')} --reporter=default --reporter=json --outputFile.json=${reports.vitest}`

const browser = (project: string) =>
  `playwright test --config tests/playwright.config.ts --project ${project}`

const build: Step = { name: 'build', command: 'npm run build' }

/** What each suite runs, in order. `npm test` is the first; the others take longer than one waits for. */
const suites: Readonly<Record<string, readonly Step[]>> = {
  main: [
    { name: 'lint', command: 'npm run lint' },
    { name: 'typecheck', command: 'npm run typecheck' },
    { name: 'validate', command: 'npm run validate' },
    { name: 'unit and server', command: vitest(['unit', 'server']), count: vitestCount },
    build,
    { name: 'components', command: browser('components'), count: () => playwrightCount(reports.browser) },
  ],
  site: [
    { name: 'builds', command: vitest(['build']), count: vitestCount },
    build,
    { name: 'site', command: browser('site'), count: () => playwrightCount(reports.browser) },
  ],
  engines: [
    build,
    {
      name: 'engines',
      command: 'playwright test --config tests/engines/playwright.config.ts',
      count: () => playwrightCount(reports.engines),
    },
  ],
}

function vitestCount(): Count {
  const report = JSON.parse(readFileSync(reports.vitest, 'utf8')) as {
    numPassedTests: number
    numFailedTests: number
    numFailedTestSuites: number
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests || Number(report.numFailedTestSuites > 0),
  }
}

/** Runs a step to its end. A failed step is at least one failure, whatever its report says. */
function run({ name, command, count }: Step): Count {
  console.log(`\n— ${name}: ${command}`)
  const { status } = spawnSync(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'] })
  const counted = counts(count, status === 0)
  return status === 0 || counted.failed > 0 ? counted : { ...counted, failed: 1 }
}

function counts(count: Step['count'], ok: boolean): Count {
  try {
    return count ? count() : { passed: Number(ok), failed: Number(!ok) }
  } catch {
    // A runner that died early leaves no report; its own output says why.
    return { passed: 0, failed: 1 }
  }
}

const name = process.argv[2] ?? 'main'
const suite = suites[name]
if (!suite) {
  console.error(`There is no suite '${name}'; there are ${Object.keys(suites).join(', ')}.`)
  process.exit(2)
}
rmSync('test-results', { recursive: true, force: true })
const results = suite.map(run)
const total = (pick: (count: Count) => number) => results.reduce((sum, count) => sum + pick(count), 0)
const failed = total((count) => count.failed)

suite.forEach((step, index) => console.log(`${results[index]?.failed === 0 ? '✓' : '✗'} ${step.name}`))
console.log(`${total((count) => count.passed)} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
