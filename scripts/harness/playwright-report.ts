import { readFileSync } from 'node:fs'

/** How many tests passed and failed. */
export interface Count {
  readonly passed: number
  readonly failed: number
}

/**
 * Counts the tests of a JSON report of Playwright. A flaky test has failed, and so has a skipped one.
 *
 * @throws {Error} When there is no report.
 */
export function playwrightCount(file: string): Count {
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number }
    errors: unknown[]
  }
  const failed = stats.unexpected + stats.flaky + stats.skipped
  return { passed: stats.expected, failed: failed || errors.length }
}
