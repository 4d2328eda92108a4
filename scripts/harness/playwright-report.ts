import { readFileSync } from 'node:fs'
import { addTimes, oneLine, type TestFailure, type TestReport } from './test-report'

interface PlaywrightSuite {
  readonly title: string
  readonly file: string
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs: readonly {
    readonly title: string
    readonly file: string
    readonly tests: readonly {
      readonly projectName?: string
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
      readonly results: readonly {
        readonly duration?: number
        readonly error?: { readonly message?: string }
      }[]
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
  const outside = errors.map(({ message = '' }) => ({ file, titles: [], message: oneLine(message) }))
  return {
    passed: stats.expected,
    failures: failures.length > 0 ? failures : outside,
    unsteady: [],
    times: addTimes(suites.flatMap(fileTimes)),
  }
}

/** How long each test of a suite took, by the suite's file. */
const fileTimes = ({ file, specs, suites = [] }: PlaywrightSuite): readonly [string, number][] => [
  ...specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .map(({ duration = 0 }): [string, number] => [file, duration]),
  ...suites.flatMap(fileTimes),
]

/** The outermost suite is the file, which `file` names already. */
function playwrightFailures(suite: PlaywrightSuite, above: readonly string[] = []): readonly TestFailure[] {
  const own = suite.specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ projectName, status, results }) => ({
        ...(projectName && { project: projectName }),
        file: suite.file,
        ...(file !== suite.file && { caller: file }),
        titles: [...above, title],
        message: oneLine(results.find(({ error }) => error)?.error?.message ?? status),
      })),
  )
  const inner = (suite.suites ?? []).flatMap((each) => playwrightFailures(each, [...above, each.title]))
  return [...own, ...inner]
}
