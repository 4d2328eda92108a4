import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** What a run of tests came to. */
export interface TestReport {
  readonly passed: number
  /** One line for each test that did not pass: where it is, what it says, and how it failed. */
  readonly failures: readonly string[]
}

/** The report of a run that failed before any of its tests, or beside them. */
export const failedRun = (why: string): TestReport => ({ passed: 0, failures: [why] })

/** How much of a message is kept, in characters: the expected and the received value fit, a page's whole markup does not. */
const messageLength = 600

/** A failure in one line: colors, the stack and the end of a long message are left to the runner's own output. */
function line(where: string, title: string, message = ''): string {
  const told = stripVTControlCharacters(message)
    .split('\n')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('at '))
    .join(' ⏎ ')
  const short = told.length > messageLength ? `${told.slice(0, messageLength)}…` : told
  return [`${where} › ${title}`, short].filter(Boolean).join(': ')
}

interface PlaywrightSuite {
  readonly title: string
  readonly file: string
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs: readonly {
    readonly title: string
    readonly tests: readonly {
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
      readonly results: readonly { readonly error?: { readonly message?: string } }[]
    }[]
  }[]
}

/**
 * Reads a JSON report of Playwright. A flaky test has failed, and so has a skipped one.
 *
 * @throws {Error} When there is no report.
 */
export function playwrightReport(file: string): TestReport {
  const { suites, stats, errors } = JSON.parse(readFileSync(file, 'utf8')) as {
    suites: readonly PlaywrightSuite[]
    stats: { expected: number }
    errors: readonly { message?: string }[]
  }
  const failures = suites.flatMap((suite) => playwrightFailures(suite))
  // Errors outside of tests (a server that does not start) count only when no test reports them.
  const outside = errors.map(({ message }) => line(file, 'outside of tests', message))
  return { passed: stats.expected, failures: failures.length > 0 ? failures : outside }
}

/** The outermost suite is the file, which `file` names already. */
function playwrightFailures(suite: PlaywrightSuite, above: readonly string[] = []): readonly string[] {
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ status, results }) =>
        line(
          suite.file,
          [...above, title].join(' › '),
          results.find(({ error }) => error)?.error?.message ?? status,
        ),
      ),
  )
  const inner = (suite.suites ?? []).flatMap((each) => playwrightFailures(each, [...above, each.title]))
  return [...own, ...inner]
}

/**
 * Reads a JSON report of Vitest. A file that fails outside of its tests counts as one failure.
 *
 * @throws {Error} When there is no report.
 */
export function vitestReport(file: string): TestReport {
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    numPassedTests: number
    testResults: readonly {
      name: string
      status: 'passed' | 'failed'
      message: string
      assertionResults: readonly { fullName: string; status: string; failureMessages?: readonly string[] }[]
    }[]
  }
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const where = name.replace(`${process.cwd()}/`, '')
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [line(where, 'outside of tests', message)]
    return failed.map(({ fullName, failureMessages }) => line(where, fullName, failureMessages?.[0]))
  })
  return { passed: report.numPassedTests, failures }
}

/** Ends a suite: a line `✗ …` for each failure, then `N passed, M failed`. The exit code says whether any failed. */
export function printReport({ passed, failures }: TestReport): void {
  for (const failure of failures) console.log(`✗ ${failure}`)
  console.log(`${passed} passed, ${failures.length} failed`)
  process.exitCode = failures.length === 0 ? 0 : 1
}
