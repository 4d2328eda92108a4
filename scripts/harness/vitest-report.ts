import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { addTimes, oneLine, type TestReport } from './test-report'

/** Vitest keeps the stack of a test that ran out of time, which begins with this in place of the message. */
const outOfTime = /^Error: STACK_TRACE_ERROR/

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
      startTime?: number
      endTime?: number
      message: string
      assertionResults: readonly {
        fullName: string
        status: string
        duration?: number
        failureMessages?: readonly string[]
      }[]
    }[]
  }
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const where = relative(process.cwd(), name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0)
      return [{ file: where, titles: [], message: oneLine(`outside of tests: ${message}`) }]
    return failed.map(({ fullName, duration = 0, failureMessages: [told = ''] = [] }) => ({
      file: where,
      titles: [fullName],
      message: outOfTime.test(told)
        ? `ran out of time after ${Math.round(duration / 1000)} s`
        : oneLine(told),
    }))
  })
  const times = report.testResults.map(({ name, startTime = 0, endTime = 0 }): [string, number] => [
    relative(process.cwd(), name),
    endTime - startTime,
  ])
  return { passed: report.numPassedTests, failures, unsteady: [], times: addTimes(times) }
}
