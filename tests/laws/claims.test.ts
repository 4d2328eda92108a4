import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  claimOf,
  claimOfAll,
  differencesOf,
  summaryOf,
  testsOf,
  testsOfEach,
} from '../../src/accessibility/by-component'
import type { Claim } from '../../src/accessibility/claim'
import { componentTests } from '../../src/accessibility/component-tests'
import { claims } from '../../src/accessibility/claims'
import { clauseOf, criteria, criterionList } from '../../src/accessibility/criteria'
import { chapters } from '../../src/accessibility/en-301-549'
import { chapters508 } from '../../src/accessibility/section-508'
import type { Documented } from '../../src/accessibility/parts'
import { testList, type TestName } from '../../src/accessibility/tests'
import { isInstallable } from '../../src/registry/entry-module'
import { entries } from './entries'
import { testWhole } from './one-component'
import { reported } from './reported-criteria'
import { titlesIn } from './test-titles'

/** Every claim, by the number of its criterion or clause. */
const all: readonly (readonly [number: string, claim: Claim])[] = [
  ...criterionList.flatMap(([number]) => {
    const { components, site } = claims[number]
    return [
      [`${number} of components`, components],
      [`${number} of the site`, site],
    ] as const
  }),
  ...[...chapters508, ...chapters].flatMap(({ clauses }) =>
    Object.entries(clauses).map(([number, { claim }]) => [`clause ${number}`, claim] as const),
  ),
]

const naming = (name: TestName) =>
  all.filter(([, { tests }]) => tests.includes(name)).map(([number]) => number)

test('every test that a claim names is there', () => {
  const missing = testList.flatMap(([name, { file, titles }]) => {
    const known = existsSync(file) ? titlesIn(file) : []
    return titles
      .filter((title) => !known.includes(title))
      .map(
        (title) =>
          `${file} has no test “${title}” that runs, which these claims name as ${name}: ${naming(name).join(', ')}`,
      )
  })
  expect(missing).toEqual([])
})

test.each([
  "test.skip('it works', () => {})",
  "test.fixme('it works', async () => {})",
  "test.todo('it works')",
  "test.skip.each([1])('it works', () => {})",
  "describe.skip('all', () => { test('it works', () => {}) })",
  "test.describe.skip('all', () => { test('it works', () => {}) })",
  "test.describe('all', () => { test.skip(true, 'a reason'); test('it works', () => {}) })",
  "test('it works', () => { test.skip(true, 'a reason') })",
  "test.fixme(); test('it works', () => {})",
])('a test that is left out is none: %s', (text) => {
  const other = "test.describe('others', () => { test('the other', () => {}) })"
  expect(titlesIn('left-out.test.ts', text)).not.toContain('it works')
  expect(titlesIn('run.test.ts', "test('it works', () => {})")).toEqual(['it works'])
  if (!text.startsWith('test.fixme();'))
    expect(titlesIn('both.test.ts', `${text}; ${other}`)).toEqual(['the other'])
})

test('every test of the report is named by a claim', () => {
  expect(testList.filter(([name]) => naming(name).length === 0).map(([name]) => name)).toEqual([])
})

test('what is supported, fully or in part, has a test, and everything else a reason', () => {
  const bare = all.filter(
    ([, { level, tests, remark = '' }]) =>
      (level.endsWith('Supports') && tests.length === 0) || (level !== 'Supports' && remark === ''),
  )
  expect(bare.map(([number]) => number)).toEqual([])
  const tested = all.filter(([, { level, tests }]) => level === 'Not Applicable' && tests.length > 0)
  expect(tested.map(([number]) => number)).toEqual([])
})

test('no claim names a check that can report nothing of its criterion', () => {
  const idle = criterionList.flatMap(([number]) =>
    [claims[number].components, claims[number].site].flatMap(({ tests }) =>
      tests.filter((name) => reported[name]?.includes(number) === false).map((name) => `${number}: ${name}`),
    ),
  )
  expect(idle).toEqual([])
  expect(reported.axe).not.toContain('1.3.4')
})

test('EN 301 549 has all criteria but the six that are new in WCAG 2.2', () => {
  const without = criterionList.filter(([number]) => clauseOf(number) === undefined)
  expect(without.map(([number]) => number)).toEqual(['2.4.11', '2.5.7', '2.5.8', '3.2.6', '3.3.7', '3.3.8'])
  expect(clauseOf('1.4.10')).toBe('9.1.4.10')
})

testWhole(
  'each test of components looks at every one, at their rows, or at components that are there',
  () => {
    const installable = entries.filter(({ page }) => isInstallable(page))
    const seen = new Set(
      installable.flatMap(({ name, page: { docs } }) => testsOf({ name, docs: { ...still, ...docs } })),
    )
    expect(Object.keys(componentTests).filter((name) => !seen.has(name as TestName))).toEqual([])
    const known = installable.map(({ name }) => name)
    const gone = testList.flatMap(([name, { of = [] }]) =>
      of.filter((folder) => !known.includes(folder)).map((folder) => `${name}: ${folder}`),
    )
    expect(gone).toEqual([])
    const withHeading = installable.filter(({ page: { docs } }) =>
      docs.sections.some((section) => section.kind === 'props' && section.props.includes('headingLevel')),
    )
    expect(componentTests.headings.of).toEqual(withHeading.map(({ name }) => name).toSorted())
  },
)

test('the tests of a component are those of its rows, those of every component, and its own', () => {
  expect(testsOf({ name: 'spinner', docs: still })).toEqual(['announced', 'roles', ...testsOfEach, 'spinner'])
  const keyboard = [{ keys: 'Escape', does: 'Closes it.' }]
  expect(testsOf({ name: 'modal', docs: { ...still, keyboard } })).toEqual([
    'keyboard',
    'announced',
    'roles',
    ...testsOfEach,
    'first focus',
    'headings',
  ])
  expect(testsOfEach).toEqual(expect.arrayContaining(['markup', 'words', 'contrast']))
})

test('the Keyboard tables are tested in all engines, as the report says', () => {
  expect(readFileSync('tests/engines/playwright.config.ts', 'utf8')).toContain(
    'grep: /by keyboard: each row of the table is true/',
  )
  const inAll = testList.filter(([, one]) => 'inAllEngines' in one)
  expect(inAll.map(([name]) => name)).toEqual(['keyboard'])
})

testWhole('nothing has sound or video, as the report says', () => {
  const files = ['src', 'registry'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  const shown = files.filter((file) => file.endsWith('.tsx') && !/\.test\./.test(file))
  expect(shown.filter((file) => /<(?:video|audio)\b/.test(readFileSync(file, 'utf8')))).toEqual([])
})

test.each(entries.filter(({ page }) => isInstallable(page)))(
  'the tables of $title are tested by its browser test, and its barriers are of criteria',
  ({ name, page: { docs } }) => {
    const text = readFileSync(`registry/${name}/${name}.browser.test.ts`, 'utf8')
    if (docs.keyboard.length > 0) expect(text, 'It tests its keys.').toMatch(/^keyboard\(/m)
    if (docs.announced.length > 0) expect(text, 'It tests what is announced.').toMatch(/^announced\(/m)
    expect(Object.keys(docs.barriers ?? {}).filter((number) => !Object.hasOwn(criteria, number))).toEqual([])
  },
)

const still: Documented = {
  keyboard: [],
  announced: [{ part: 'The text', role: 'text' }],
  sections: [],
  ownCode: '',
  code: '',
}

test('a component differs by what it does not have, and by its barriers', () => {
  expect(claimOf(still, '2.1.1').level).toBe('Not Applicable')
  expect(claimOf(still, '1.3.1')).toBe(claims['1.3.1'].components)
  const barred = { ...still, barriers: { '1.4.3': 'Its gray is faint.' } }
  expect(differencesOf(barred).get('1.4.3')).toEqual({
    level: 'Partially Supports',
    remark: 'Its gray is faint.',
    tests: claims['1.4.3'].components.tests,
  })
  expect(summaryOf(barred)).toContain('In part 1.4.3: Its gray is faint.')
})

test.each([
  ['4.1.3', 'code', '<span aria-live="polite">'],
  ['4.1.3', 'code', "{ text: 'Information', role: 'status' }"],
  ['4.1.3', 'code', 'styled.progress`'],
  ['2.2.1', 'code', 'useCountdown(time)'],
  ['2.2.2', 'code', 'animation: turn 1s infinite;'],
  ['2.5.7', 'code', 'scroll-snap-type: x mandatory;'],
] as const)('%s is about a component with %s such as %s', (number, place, code) => {
  expect(claimOf(still, number).level).toBe('Not Applicable')
  expect(claimOf({ ...still, [place]: code }, number)).toBe(claims[number].components)
})

test('what becomes a link by a prop was not evaluated', () => {
  expect(claimOf(still, '2.4.4').level).toBe('Not Applicable')
  expect(claimOf({ ...still, ownCode: 'href?: string' }, '2.4.4').level).toBe('Not Evaluated')
})

test('a barrier of one component lowers the level of all', () => {
  const one = { name: 'one', title: 'One', route: '/one' }
  const whole = { ...one, docs: still }
  expect(claimOfAll([whole], '1.4.3')).toBe(claims['1.4.3'].components)
  const barred = { ...whole, title: 'Two', docs: { ...still, barriers: { '1.4.3': 'Its gray is faint.' } } }
  const lowered = claimOfAll([whole, barred], '1.4.3')
  expect(lowered.level).toBe('Partially Supports')
  expect(lowered.remark).toMatch(/Not for all: Two\.$/)
})
