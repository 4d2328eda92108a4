import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { playwrightCount, type Count } from './harness/playwright-report'

/** A step of `npm test`, and the report from which its tests are counted; a step without one counts as one test. */
interface Step {
  readonly name: string
  readonly command: string
  readonly count?: () => Count
}

const reports = { vitest: 'test-results/vitest.json', playwright: 'test-results/browser.json' }

const readReport = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

function vitestCount(): Count {
  const report = readReport(reports.vitest) as {
    numPassedTests: number
    numFailedTests: number
    numFailedTestSuites: number
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests || Number(report.numFailedTestSuites > 0),
  }
}

const steps: readonly Step[] = [
  { name: 'lint', command: 'npm run lint' },
  { name: 'typecheck', command: 'npm run typecheck' },
  { name: 'validate', command: 'npm run validate' },
  {
    name: 'unit and server',
    command: `npm run test:unit -- --reporter=default --reporter=json --outputFile.json=${reports.vitest}`,
    count: vitestCount,
  },
  { name: 'build', command: 'npm run build' },
  { name: 'browser', command: 'npm run test:e2e', count: () => playwrightCount(reports.playwright) },
]

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

rmSync('test-results', { recursive: true, force: true })
const results = steps.map(run)
const total = (pick: (count: Count) => number) => results.reduce((sum, count) => sum + pick(count), 0)
const failed = total((count) => count.failed)

steps.forEach(({ name }, index) => console.log(`${results[index]?.failed === 0 ? '✓' : '✗'} ${name}`))
console.log(`${total((count) => count.passed)} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
