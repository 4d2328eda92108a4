import { writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** Where a suite that runs this one wants its report. It is not for the suites that this one runs. */
const { SUITE_REPORT: reportFile } = process.env
delete process.env.SUITE_REPORT

/** A test that did not pass. */
export interface TestFailure {
  /** The project of the runner, if it has several. */
  readonly project?: string
  /** The file of the test, as the runner names it. */
  readonly file: string
  /** The file that calls `test`, where it is not the test's own. */
  readonly caller?: string
  /** The titles around the test and its own; none for a failure outside of tests. */
  readonly titles: readonly string[]
  /** How it failed, in one line. */
  readonly message: string
}

/** The result of a test run. */
export interface TestReport {
  readonly passed: number
  readonly failures: readonly TestFailure[]
  /** The tests that failed once, and passed when they ran again, twice and alone. */
  readonly unsteady: readonly TestFailure[]
  /** How long the tests of each file took, in ms, where the runner says it. Those of several workers add up. */
  readonly times?: FileTimes
}

/** Times in ms, by the name of a file. */
export type FileTimes = Readonly<Record<string, number>>

/** Adds up times that belong to the same file. */
export function addTimes(times: readonly (readonly [file: string, ms: number])[]): FileTimes {
  const sums: Record<string, number> = {}
  for (const [file, ms] of times) if (ms > 0) sums[file] = (sums[file] ?? 0) + ms
  return sums
}

/** Names the files whose tests take longest: `; longest: browser/site/laws.test.ts 312 s`; empty where no time is known. */
export function slowest(times: FileTimes = {}, count = 4): string {
  const longest = Object.entries(times)
    .sort(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([file, ms]) => `${file.replace(/^(?:\.\.\/)*(?:tests\/)?/, '')} ${Math.round(ms / 1000)} s`)
  return longest.length === 0 ? '' : `; longest: ${longest.join(', ')}`
}

/** The report of a run that failed before any of its tests, or beside them. */
export const failedRun = (name: string, message: string): TestReport => ({
  passed: 0,
  failures: [{ file: name, titles: [], message }],
  unsteady: [],
})

/** The name of a failed test: its file and its titles. */
export const nameOf = ({ file, titles }: TestFailure): string => [file, ...titles].join(' › ')

/** How much of a message is kept, in characters: the expected and the received value fit, a page's whole markup does not. */
const messageLength = 600

/** A message in one line: colors, the stack and the end of a long message are left to the runner's own output. */
export function oneLine(message: string): string {
  const told = stripVTControlCharacters(message)
    .split('\n')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('at '))
    .join(' ⏎ ')
  return told.length > messageLength ? `${told.slice(0, messageLength)}…` : told
}

/**
 * Ends a suite: a line `✗ …` for each failure, `unsteady: …` for each test that passed only when it ran again, then
 * `N passed, M failed`. The exit code says whether any failed. `SUITE_REPORT` names a file that gets the report, too.
 */
export function printReport(report: TestReport): void {
  const { passed, failures, unsteady } = report
  for (const failure of failures) console.log(`✗ ${nameOf(failure)}: ${failure.message}`)
  for (const failure of unsteady) console.log(`unsteady: ${nameOf(failure)}: ${failure.message}`)
  console.log(`${passed + unsteady.length} passed, ${failures.length} failed`)
  if (reportFile) writeFileSync(reportFile, JSON.stringify(report))
  process.exitCode = failures.length === 0 ? 0 : 1
}
