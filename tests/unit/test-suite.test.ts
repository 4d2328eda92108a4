import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-suite-'))

/** Runs a suite of one step in a process of its own: its exit code, and the lines after the step's own output. */
function runSuite(step: string): { readonly status: number | null; readonly lines: readonly string[] } {
  const file = join(folder, 'suite.mts')
  const harness = resolve('scripts/harness/test-suite.ts')
  writeFileSync(file, `import { runSuite } from ${JSON.stringify(harness)}\nawait runSuite([${step}])\n`)
  const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', file], { encoding: 'utf8' })
  return { status, lines: stdout.trim().split('\n').slice(-3) }
}

/**
 * A step whose report has one failed test; `again` says how each further run of it ends, in the order in which they come.
 */
function failing(again: readonly ('passes' | 'fails')[]): string {
  const counter = join(folder, 'runs')
  writeFileSync(counter, '0')
  return `{
    name: 'pages',
    command: 'echo first > ${counter}.log',
    report: { file: '${counter}.json', read: () => {
      const outcome = ${JSON.stringify(['fails', ...again])}[runs++]
      const failure = { file: 'a.test.ts', titles: ['opens'], message: 'closed' }
      return outcome === 'passes' ? { passed: 1, failures: [], unsteady: [] } : { passed: 0, failures: [failure], unsteady: [] }
    } },
    again: () => ['echo again', 'echo again'],
  }`.replace('runs++', `(globalThis.runs = (globalThis.runs ?? -1) + 1)`)
}

it('counts a test that fails, and then passes twice alone, as passed, and names it as unsteady', () => {
  const { status, lines } = runSuite(failing(['passes', 'passes']))
  expect(lines[0]).toMatch(/^— pages: 1 passed, 0 failed, \d+ s$/)
  expect(lines.slice(1)).toEqual(['unsteady: a.test.ts › opens: closed', '1 passed, 0 failed'])
  expect(status).toBe(0)
})

it('counts a test that fails again, once in two runs, as failed', () => {
  const { status, lines } = runSuite(failing(['passes', 'fails']))
  expect(lines.slice(1)).toEqual(['✗ a.test.ts › opens: closed', '0 passed, 1 failed'])
  expect(status).toBe(1)
})

it('stops a step that hangs, with all that it has started, and says so', () => {
  const pid = join(folder, 'pid')
  const { status, lines } = runSuite(
    `{ name: 'pages', limit: 1, command: 'sleep 300 & echo $! > ${pid}; wait' }`,
  )
  expect(lines.slice(1)).toEqual([
    '✗ pages: has not ended after 1 s, and was stopped. Its last lines say where it hangs.',
    '0 passed, 1 failed',
  ])
  expect(status).toBe(1)
  // A process that has ended is there until its parent, here the system's first, has asked for its exit code.
  const state = spawnSync('ps', ['-o', 'stat=', '-p', readFileSync(pid, 'utf8').trim()], { encoding: 'utf8' })
  expect(state.stdout.trim()).toMatch(/^(?:Z\S*)?$/)
})

it('counts a command that fails without a failed test', () => {
  const { status, lines } = runSuite(`{ name: 'lint', command: 'false' }`)
  expect(lines.slice(1)).toEqual(['✗ lint: failed', '0 passed, 1 failed'])
  expect(status).toBe(1)
})
