import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { playwrightReport } from './playwright-report'
import type { TestFailure, TestReport } from './test-report'
import { vitestReport } from './vitest-report'

/** A step of a suite. */
export interface Step {
  readonly name: string
  readonly command: string
  /** How many seconds it may take: ten times its work. What takes longer hangs. @default 600 */
  readonly limit?: number
  /** Where it leaves the report of its tests, and how to read it; a step without one counts as one test. */
  readonly report?: { readonly file: string; readonly read: (file: string) => TestReport }
  /**
   * The commands that run failed tests twice more, alone. Each leaves a report, as the step does. Without them, a failure is
   * final: it is for tests of browsers and processes, which can be unsteady.
   */
  readonly again?: (failures: readonly TestFailure[]) => readonly string[]
}

/** Builds the site, which browser tests need. With `REUSE_BUILD`, the build of a suite before this one is taken. */
export const build: Step = process.env.REUSE_BUILD
  ? { name: 'build, from before', command: 'test -f dist/server/index.js' }
  : { name: 'build', command: 'npm run build' }

const quoted = (word: string) => `'${word.replaceAll("'", String.raw`'\''`)}'`

/** Escapes a text for a regular expression. */
const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

type Variables = Readonly<Record<string, string>>

/** A shell command with environment variables. */
const withVariables = (variables: Variables, command: string) =>
  [...Object.entries(variables).map(([name, value]) => `${name}=${value}`), command].join(' ')

/** The tests that start processes. They can be unsteady; all others are the same each time. */
const processes = /^tests\/(?:build|postgres|server)\//

/**
 * Runs Vitest.
 *
 * @param words The projects, and whatever else its command line takes.
 * @param env The variables that the tests read.
 */
export function vitest(name: string, words: string, env: Variables = {}): Step {
  const file = `test-results/${name.replaceAll(' ', '-')}.json`
  const command = withVariables(
    env,
    `vitest run ${words} --reporter=default --reporter=json --outputFile.json=${file}`,
  )
  const again = ({ file: test, titles: [title = ''] }: TestFailure) =>
    `${command} ${quoted(test)} -t ${quoted(`^${literal(title)}$`)}`
  return {
    name,
    command,
    limit: 1800,
    report: { file, read: vitestReport },
    again: (failures) =>
      failures.every(({ file: test, titles }) => processes.test(test) && titles.length > 0)
        ? failures.flatMap((failure) => [again(failure), again(failure)])
        : [],
  }
}

/**
 * Runs Playwright.
 *
 * @param file Where its configuration leaves the report.
 * @param env The variables that the configuration reads.
 */
export function playwright(name: string, words: string, file: string, env: Variables = {}): Step {
  const command = withVariables(env, `playwright test ${words}`)
  const list = `${file}.failed.txt`
  return {
    name,
    command,
    limit: 1800,
    report: { file, read: playwrightReport },
    again: (failures) => {
      if (failures.some(({ titles }) => titles.length === 0)) return []
      // A test must be in the list under the file to load, and under the file that calls `test`.
      const lines = ({ project, file: own, caller = own, titles }: TestFailure) =>
        [...new Set([own, caller])].map((each) =>
          [...(project === undefined ? [] : [`[${project}]`]), each, ...titles].join(' › '),
        )
      mkdirSync(dirname(list), { recursive: true })
      writeFileSync(list, failures.flatMap(lines).join('\n'))
      return [`${command} --test-list ${list} --repeat-each 2 --workers 1`]
    },
  }
}

/** Runs a project of the browser tests: hundreds of them, on machines that are busy with other suites. */
export const browser = (project: string): Step => ({
  ...playwright(
    project,
    `--config tests/playwright.config.ts --project ${project}`,
    'test-results/browser.json',
  ),
  limit: 3600,
})
