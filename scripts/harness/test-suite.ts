import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { failedRun, playwrightReport, printReport, type TestReport, vitestReport } from './test-report'

/** A step of a suite, and the report of its tests; a step without one counts as one test. */
export interface Step {
  readonly name: string
  readonly command: string
  readonly report?: () => TestReport
}

/** Builds the site, which browser tests need. With `REUSE_BUILD`, the build of a suite before this one is taken. */
export const build: Step = process.env.REUSE_BUILD
  ? { name: 'build, from before', command: 'test -f dist/server/index.js' }
  : { name: 'build', command: 'npm run build' }

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
async function run({ name, command, report }: Step, isAlone: boolean): Promise<TestReport> {
  const title = `\n— ${name}: ${command}`
  if (isAlone) console.log(title)
  const shown = isAlone ? 'inherit' : 'pipe'
  const child = spawn(command, { shell: true, stdio: ['ignore', shown, shown] })
  // What runs beside others prints all at once, so that their lines do not mix.
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => output.push(part))
  await once(child, 'close')
  if (!isAlone) console.log(`${title}\n${Buffer.concat(output).toString()}`)
  const ended = child.exitCode === 0
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

/**
 * Runs all steps, whatever fails, and ends as `printReport` does.
 *
 * @param steps One after the other; those of a list run side by side.
 */
export async function runSuite(steps: readonly (Step | readonly Step[])[]): Promise<void> {
  rmSync('test-results', { recursive: true, force: true })
  const results: (TestReport & { readonly name: string })[] = []
  for (const together of steps.map((step) => [step].flat())) {
    const isAlone = together.length === 1
    const ended = together.map(async (step) => ({ name: step.name, ...(await run(step, isAlone)) }))
    results.push(...(await Promise.all(ended)))
  }

  console.log()
  for (const { name, passed, failures } of results)
    console.log(`— ${name}: ${passed} passed, ${failures.length} failed`)
  printReport({
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failures: results.flatMap(({ failures }) => failures),
  })
}
