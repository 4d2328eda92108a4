import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { failedRun, playwrightReport, printReport, type TestReport, vitestReport } from './test-report'

/** A step of a suite, and the report of its tests; a step without one counts as one test. */
export interface Step {
  readonly name: string
  readonly command: string
  readonly report?: () => TestReport
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
    report: () => vitestReport(report),
  }
}

/** Runs a project of the browser tests. */
export const browser = (project: string): Step => ({
  name: project,
  command: `playwright test --config tests/playwright.config.ts --project ${project}`,
  report: () => playwrightReport('test-results/browser.json'),
})

/** Runs a step to its end. A failed step is at least one failure, whatever its report says. */
function run({ name, command, report }: Step): TestReport {
  console.log(`\n— ${name}: ${command}`)
  const { status } = spawnSync(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'] })
  const ended = status === 0
  if (!report) return ended ? { passed: 1, failures: [] } : failedRun(name)
  const result = read(report, name)
  return ended || result.failures.length > 0
    ? result
    : { ...result, failures: [`${name}: its tests pass, but the command failed`] }
}

function read(report: () => TestReport, name: string): TestReport {
  try {
    return report()
  } catch {
    // A runner that died early leaves no report; its own output says why.
    return failedRun(`${name}: the command left no report`)
  }
}

/** Runs all steps, whatever fails, and ends as `printReport` does. */
export function runSuite(steps: readonly Step[]): void {
  rmSync('test-results', { recursive: true, force: true })
  const results = steps.map((step) => ({ name: step.name, ...run(step) }))

  console.log()
  for (const { name, passed, failures } of results)
    console.log(`— ${name}: ${passed} passed, ${failures.length} failed`)
  printReport({
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failures: results.flatMap(({ failures }) => failures),
  })
}
