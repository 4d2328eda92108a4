import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { playwrightReport } from '../../scripts/harness/playwright-report'
import { playwright } from '../../scripts/harness/test-steps'
import { addTimes, slowest } from '../../scripts/harness/test-report'
import { vitestReport } from '../../scripts/harness/vitest-report'

/** A report in a file, as a runner leaves it. */
function reportFile(content: unknown): string {
  const file = join(mkdtempSync(join(tmpdir(), 'vitrine-report-')), 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

const testFile = 'tests/browser/site/shell.test.ts'

const spec = (title: string, status: string, message?: string, file = testFile) => ({
  title,
  file,
  tests: [{ status, results: message === undefined ? [] : [{ error: { message } }] }],
})

it('counts a failed, a flaky and a skipped browser test, and names each in one line', () => {
  const file = testFile
  const inner = {
    title: 'the bar',
    file,
    specs: [
      spec(
        'opens',
        'unexpected',
        '\u001B[31mError\u001B[39m: it stays closed\n\n  Received: 3\n    at line 3',
      ),
      spec('shines', 'flaky'),
    ],
  }
  const outer = {
    title: file,
    file,
    specs: [spec('is there', 'expected'), spec('moves', 'skipped')],
    suites: [inner],
  }
  expect(playwrightReport(reportFile({ suites: [outer], stats: { expected: 1 }, errors: [] }))).toEqual({
    passed: 1,
    unsteady: [],
    times: {},
    failures: [
      { file, titles: ['moves'], message: 'skipped' },
      { file, titles: ['the bar', 'opens'], message: 'Error: it stays closed ⏎ Received: 3' },
      { file, titles: ['the bar', 'shines'], message: 'flaky' },
    ],
  })
})

it('runs a failed browser test again, wherever it is declared', () => {
  const own = '../registry/tag/tag.browser.test.ts'
  const outer = { title: own, file: own, specs: [spec('is read', 'unexpected', 'Error: no', testFile)] }
  const { failures } = playwrightReport(reportFile({ suites: [outer], stats: { expected: 0 }, errors: [] }))
  const step = playwright('tags', '', join(mkdtempSync(join(tmpdir(), 'vitrine-report-')), 'tags.json'))
  const [command = ''] = step.again?.(failures) ?? []
  const [, list = ''] = /--test-list (\S+)/.exec(command) ?? []
  expect(readFileSync(list, 'utf8').split('\n')).toEqual([`${own} › is read`, `${testFile} › is read`])
})

it('reports a server that does not start as a failure of a run without tests', () => {
  const file = reportFile({ suites: [], stats: { expected: 0 }, errors: [{ message: 'the port is taken' }] })
  expect(playwrightReport(file)).toEqual({
    passed: 0,
    unsteady: [],
    times: {},
    failures: [{ file, titles: [], message: 'the port is taken' }],
  })
})

it('keeps only the beginning of a message that is a whole page', () => {
  const file = reportFile({ suites: [], stats: { expected: 0 }, errors: [{ message: 'x'.repeat(10_000) }] })
  expect(playwrightReport(file).failures[0]?.message).toHaveLength(600 + '…'.length)
})

it('counts a failed unit test once, and a file that does not load once', () => {
  const failed = { fullName: 'a card opens', status: 'failed', failureMessages: ['Error: closed\n    at x'] }
  const report = reportFile({
    numPassedTests: 4,
    testResults: [
      {
        name: join(process.cwd(), 'tests/a.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [failed],
      },
      {
        name: join(process.cwd(), 'tests/b.test.ts'),
        status: 'failed',
        message: 'no x',
        assertionResults: [],
      },
      { name: join(process.cwd(), 'tests/c.test.ts'), status: 'passed', message: '', assertionResults: [] },
    ],
  })
  expect(vitestReport(report)).toEqual({
    passed: 4,
    unsteady: [],
    times: {},
    failures: [
      { file: 'tests/a.test.ts', titles: ['a card opens'], message: 'Error: closed' },
      { file: 'tests/b.test.ts', titles: [], message: 'outside of tests: no x' },
    ],
  })
})

it('says of a unit test that ran out of time that it did', () => {
  const slow = {
    fullName: 'a card opens',
    status: 'failed',
    duration: 5012,
    failureMessages: ['Error: STACK_TRACE_ERROR\n    at x'],
  }
  const name = join(process.cwd(), 'tests/a.test.ts')
  const report = reportFile({
    numPassedTests: 0,
    testResults: [{ name, status: 'failed', message: '', assertionResults: [slow] }],
  })
  expect(vitestReport(report).failures.map(({ message }) => message)).toEqual(['ran out of time after 5 s'])
})

it('names the files whose tests take longest, the longest first', () => {
  const timed = (file: string, durations: readonly number[]) => ({
    title: file,
    file,
    specs: durations.map((duration) => ({
      title: 'is there',
      file,
      tests: [{ status: 'expected', results: [{ duration }] }],
    })),
  })
  const suites = [
    timed('tests/browser/a.test.ts', [500, 700]),
    timed('../../registry/b/b.browser.test.ts', [9000]),
  ]
  const { times } = playwrightReport(reportFile({ suites, stats: { expected: 3 }, errors: [] }))
  expect(slowest(times)).toBe('; longest: registry/b/b.browser.test.ts 9 s, browser/a.test.ts 1 s')
  expect(slowest(times, 1)).toBe('; longest: registry/b/b.browser.test.ts 9 s')
  expect(slowest(addTimes([]))).toBe('')
})
