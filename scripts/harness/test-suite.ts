import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { playwrightCount, type Count } from './playwright-report'

/** A step of a suite, and the report from which its tests are counted; a step without one counts as one test. */
export interface Step {
  readonly name: string
  readonly command: string
  readonly count?: () => Count
}

/** Builds the site, which browser tests need. */
export const build: Step = { name: 'build', command: 'npm run build' }

/** Runs projects of Vitest. */
export function vitest(name: string, projects: readonly string[]): Step {
  const report = 'test-results/vitest.json'
  const words = projects.map((project) => `--project ${project}`).join(' ')
  return {
    name,
    command: `vitest run ${words} --reporter=default --reporter=json --outputFile.json=${report}`,
    count: () => vitestCount(report),
  }
}

/** Runs a project of the browser tests. */
export const browser = (project: string): Step => ({
  name: project,
  command: `playwright test --config tests/playwright.config.ts --project ${project}`,
  count: () => playwrightCount('test-results/browser.json'),
})

function vitestCount(file: string): Count {
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
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

/** Runs all steps, whatever fails, and ends with the line `N passed, M failed`. The exit code says whether any failed. */
export function runSuite(steps: readonly Step[]): void {
  rmSync('test-results', { recursive: true, force: true })
  const results = steps.map(run)
  const total = (pick: (count: Count) => number) => results.reduce((sum, count) => sum + pick(count), 0)
  const failed = total((count) => count.failed)

  steps.forEach(({ name }, index) => console.log(`${results[index]?.failed === 0 ? '✓' : '✗'} ${name}`))
  console.log(`${total((count) => count.passed)} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}
