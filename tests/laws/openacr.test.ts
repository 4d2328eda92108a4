import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { parse } from 'yaml'
import { describe, expect, test } from 'vitest'
import { criterionList } from '../../src/accessibility/criteria'
import { chapters } from '../../src/accessibility/en-301-549'
import { chapters508 } from '../../src/accessibility/section-508'
import { installFiles } from '../../src/install/files'
import { catalogue } from '../../src/registry/catalogue'

interface Criterion {
  readonly num: string
  readonly components: readonly {
    readonly name: string
    readonly adherence: { readonly level: string; readonly notes: string }
  }[]
}

interface Answers {
  readonly disabled?: boolean
  readonly criteria?: readonly Criterion[]
}

interface OpenAcr {
  readonly catalog: string
  readonly chapters: Readonly<Record<string, Answers>>
}

interface Catalog {
  readonly chapters: readonly {
    readonly id: string
    readonly criteria?: readonly {
      readonly id: string
      readonly handle: string
      readonly components: readonly string[]
    }[]
  }[]
  readonly components: readonly { readonly id: string }[]
  readonly terms: readonly { readonly id: string }[]
}

const { files } = await installFiles(catalogue)
const text = files.get('accessibility/report.yaml') ?? ''
const report = parse(text) as OpenAcr
const catalog = parse(readFileSync(`tests/laws/openacr/${report.catalog}.yaml`, 'utf8')) as Catalog
const schema = JSON.parse(readFileSync('tests/laws/openacr/openacr-0.1.0.json', 'utf8')) as object
const validate = new Ajv({ allErrors: true }).compile(schema)

describe('the report', () => {
  test('is valid by the schema of OpenACR, whichever YAML is read', () => {
    expect(validate(report), JSON.stringify(validate.errors)).toBe(true)
    const older = parse(text, { version: '1.1' }) as OpenAcr
    expect(validate(older), JSON.stringify(validate.errors)).toBe(true)
    expect(older).toEqual(report)
  })

  test('has only chapters, criteria, components and levels of its catalog', () => {
    const levels = catalog.terms.map(({ id }) => id)
    const problems = Object.entries(report.chapters).flatMap(([id, { criteria = [] }]) => {
      const chapter = catalog.chapters.find((one) => one.id === id)
      if (chapter === undefined) return [`no chapter ${id}`]
      return criteria.flatMap(({ num, components }) => {
        const known = chapter.criteria?.find((one) => one.id === num)
        if (known === undefined) return [`no criterion ${num} in ${id}`]
        return components.flatMap(({ name, adherence: { level } }) => [
          ...(known.components.includes(name) ? [] : [`${num} has no component ${name}`]),
          ...(levels.includes(level) ? [] : [`${num} has the level ${level}`]),
        ])
      })
    })
    expect(problems).toEqual([])
  })

  test('has every chapter of its catalog', () => {
    const known = catalog.chapters.map(({ id }) => id)
    expect(Object.keys(report.chapters).toSorted()).toEqual(known.toSorted())
  })

  test.each([...chapters508, ...chapters])(
    'answers every clause of $id, alone or in its note',
    ({ id, inNote, clauses }) => {
      const asked = catalog.chapters.find((one) => one.id === id)?.criteria?.map((one) => one.id) ?? []
      const answered = Object.keys(clauses)
      const given = [...inNote, ...answered]
      const isBelow = (number: string, other: string) => number.startsWith(`${other}.`)
      const open = asked
        .filter((number) => !given.some((one) => one === number || isBelow(number, one)))
        // A heading, whose clauses are answered.
        .filter((number) => !asked.some((one) => isBelow(one, number)))
      expect(open, 'It answers them neither alone nor in its note.').toEqual([])
      const unknown = given.filter((one) => !asked.some((number) => number === one || isBelow(number, one)))
      expect(unknown, 'The catalog does not have them.').toEqual([])
      expect(
        inNote.filter((one) => answered.some((number) => number === one || isBelow(number, one))),
      ).toEqual([])
      expect(report.chapters[id]?.criteria?.map(({ num }) => num)).toEqual(answered)
      expect(report.chapters[id]?.disabled === true).toBe(answered.length === 0)
    },
  )

  test('names tests for what is supported, fully or in part, as it says, and none for what does not apply', () => {
    const named = Object.values(report.chapters).flatMap(({ criteria = [] }) =>
      criteria.flatMap(({ num, components }) =>
        components.map(({ adherence: { level, notes } }) => ({
          num,
          level,
          hasTests: notes.includes('Tests: '),
        })),
      ),
    )
    const untested = named.filter(({ level, hasTests }) => level.endsWith('supports') && !hasTests)
    expect(untested.map(({ num }) => num)).toEqual(['4.1.1'])
    const tested = named.filter(({ level, hasTests }) => level === 'not-applicable' && hasTests)
    expect(tested).toEqual([])
  })

  test.each([
    ['A', 'success_criteria_level_a'],
    ['AA', 'success_criteria_level_aa'],
  ])('answers every criterion of level %s, called as in WCAG', (level, id) => {
    const asked = catalog.chapters.find((one) => one.id === id)?.criteria ?? []
    const numbers = asked.map((one) => one.id)
    expect(report.chapters[id]?.criteria?.map(({ num }) => num).toSorted()).toEqual(numbers.toSorted())
    const names = criterionList.filter(([, criterion]) => criterion.level === level)
    expect(names.map(([number, { name }]) => `${number} ${name}`.toLowerCase()).toSorted()).toEqual(
      asked
        // WCAG 2.2 has removed it.
        .filter((one) => one.id !== '4.1.1')
        .map((one) => `${one.id} ${one.handle}`.toLowerCase())
        .toSorted(),
    )
  })

  test('says first what nobody has tried, and names tests by file and title', () => {
    expect(text.indexOf('No real screen reader was used')).toBeGreaterThan(0)
    expect(text.indexOf('No real screen reader was used')).toBeLessThan(text.indexOf('chapters:'))
    const flat = text.replaceAll(/\s+/g, ' ')
    expect(flat).toContain('tests/laws/roles.test.tsx: “Testing Library finds each part of … by its role')
    expect(flat).toContain('in Chromium, Firefox, WebKitGTK')
    expect(flat).toMatch(
      /Modal\. Chromium, Firefox, WebKitGTK: keyboard\. Chromium: announced, .*first focus\. jsdom: roles, .*headings\. source: readability\./,
    )
  })
})

test('the Markdown of a component and its item lead to what the report says of it', () => {
  expect(files.get('accordion-details.md')).toContain('/accessibility#accordion')
  const item = JSON.parse(files.get('r/accordion.json') ?? '{}') as { meta?: { accessibility?: string } }
  expect(item.meta?.accessibility).toMatch(/\/accessibility#accordion$/)
  const whole = files.get('accessibility.md')
  expect(whole).toContain('| 4.1.2 Name, Role, Value | 9.4.1.2 | Supports |')
  expect(whole).toMatch(/## Section 508\n\nSection 508 .*\n\n.*\n.*\n\| 3 Functional performance criteria/)
})
