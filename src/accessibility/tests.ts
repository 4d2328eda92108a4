import { componentTests } from './component-tests'
import { siteTests } from './site-tests'

/** A test that claims name: what it looks at, and where it stands. */
export interface NamedTest {
  /** Its subject, in a few words. */
  readonly shows: string
  /** The file with the test. */
  readonly file: string
  /** The titles of its tests. An ellipsis stands for the name of a component, a page or a value. */
  readonly titles: readonly string[]
  /** Whether it runs in Firefox and WebKitGTK, too. @default false */
  readonly inAllEngines?: boolean
  /** The table of a component whose rows it tests. A component without rows is not looked at. */
  readonly rows?: 'keyboard' | 'announced'
  /** The folders of the components that it looks at. @default The folder of its file, or every component. */
  readonly of?: readonly string[]
}

/** Every test that a claim names, by the word that the report uses for it. */
export const tests = { ...componentTests, ...siteTests } as const

/** The word for a test. */
export type TestName = keyof typeof tests

/** Every test with its word. */
// `Object.entries` loses the type of the keys.
export const testList = Object.entries(tests) as readonly (readonly [TestName, NamedTest])[]

/** The words of tests by where they run: `Chromium: words, narrow. jsdom: markup.` */
export const byEngine = (names: readonly TestName[]): string =>
  [...new Set(names.map((name) => runsIn(tests[name])))]
    .map((engines) => `${engines}: ${names.filter((name) => runsIn(tests[name]) === engines).join(', ')}.`)
    .join(' ')

/** Where a test runs: in engines of browsers, in jsdom, or on the source alone. */
export function runsIn({ file, inAllEngines = false }: NamedTest): string {
  if (inAllEngines) return 'Chromium, Firefox, WebKitGTK'
  if (file.startsWith('tests/laws/')) return file.endsWith('.tsx') ? 'jsdom' : 'source'
  return 'Chromium'
}
