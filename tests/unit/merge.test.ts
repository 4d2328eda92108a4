import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { format } from 'prettier'
import { expect, test } from 'vitest'
import { readVersions, releasedNames, textFile } from '../../scripts/release/release-files'
import { merge, withImportsOf } from '../../scripts/update/merge'

/** The files of all components, as they were released. */
const files = releasedNames().flatMap((item) => {
  const last = readVersions(item).at(-1)
  return [last?.css, last?.emotion].flatMap((released) =>
    Object.entries(released?.files ?? {}).map(([name, hash]) => ({
      name,
      text: readFileSync(textFile(hash), 'utf8'),
    })),
  )
})

/** What people do to a line: each returns the lines in its place. */
const edits = {
  'rename a class': (line: string, mark: string) => [line.replace(/[\w-]*$|[a-z][\w-]*/i, `renamed${mark}`)],
  'add a prop': (line: string, mark: string) => [line, `  added${mark}?: boolean | undefined`],
  'change a number': (line: string, mark: string) => [line.replace(/\d+|$/, `9${mark}`)],
  'translate a label': (line: string, mark: string) => [`${line} /* Schließen ${mark} */`],
  reformat: (line: string) => [`\t${line}`],
  'delete a part': () => [],
}

type Edit = keyof typeof edits

interface Change {
  readonly at: number
  readonly edit: Edit
  readonly mark: string
}

const apply = (lines: readonly string[], changes: readonly Change[]) =>
  lines
    .flatMap((line, index) => {
      const change = changes.find(({ at }) => at === index)
      return change ? edits[change.edit](line, change.mark) : [line]
    })
    .join('\n')

/** Lines that the text has once: of two that are alike, a merge cannot say which was deleted. */
const places = (lines: readonly string[]) =>
  lines.flatMap((line, index) =>
    line.trim().length > 3 && lines.indexOf(line) === lines.lastIndexOf(line) ? [index] : [],
  )

const changesOf = (lines: readonly string[], mark: string) =>
  fc.uniqueArray(
    fc.record({
      at: fc.constantFrom(...places(lines)),
      edit: fc.constantFrom(...(Object.keys(edits) as Edit[])),
      mark: fc.integer({ min: 100, max: 999 }).map((number) => `${mark}${number}`),
    }),
    { minLength: 1, maxLength: 4, selector: ({ at }) => at },
  )

const scenario = fc
  .constantFrom(...files.filter(({ name, text }) => !name.endsWith('.svg') && text.split('\n').length > 12))
  .chain(({ name, text }) => {
    const lines = text.split('\n')
    return fc.record({
      name: fc.constant(name),
      lines: fc.constant(lines),
      mine: changesOf(lines, '1'),
      theirs: changesOf(lines, '2'),
    })
  })

test('no edit and no update is lost, and only neighboring lines conflict', () => {
  fc.assert(
    fc.property(scenario, ({ name, lines, mine, theirs }) => {
      const base = lines.join('\n')
      const versions = { name, base, mine: apply(lines, mine), today: apply(lines, theirs) }
      const { kind, text } = merge(versions)
      const distances = mine.flatMap((one) => theirs.map((other) => Math.abs(one.at - other.at)))
      if (kind === 'conflict') {
        expect(Math.min(...distances)).toBeLessThanOrEqual(2)
        for (const { at, edit, mark } of [...mine, ...theirs])
          for (const line of edits[edit](lines[at] ?? '', mark)) expect(text).toContain(line)
      } else if (kind === 'formatted') {
        expect(mine.every(({ edit }) => edit === 'reformat')).toBe(true)
        expect(text).toBe(versions.today)
      } else if (Math.min(...distances) > 0) {
        expect(kind).toBe('merged')
        expect(text).toBe(apply(lines, [...mine, ...theirs]))
      }
    }),
    { numRuns: 300 },
  )
})

test('a file that was not edited becomes today’s', () => {
  for (const { name, text } of files.slice(0, 40))
    expect(merge({ name, mine: text, base: text, today: `${text}more\n` })).toEqual({
      kind: 'replaced',
      text: `${text}more\n`,
    })
})

/** Settings of formatters that people use; the first are Prettier's own. */
const settings = [
  {},
  { printWidth: 72, tabWidth: 4 },
  { printWidth: 100, singleQuote: true, jsxSingleQuote: true, bracketSameLine: true },
  { useTabs: true, semi: false, trailingComma: 'none', arrowParens: 'avoid', quoteProps: 'consistent' },
] as const

test('a file that a formatter has rewritten was not edited, whatever the formatter’s settings are', async () => {
  const texts = new Map(files.map((file) => [file.text, file]))
  for (const [index, { name, text }] of [...texts.values()].entries()) {
    if (name.endsWith('.svg')) continue
    const parser = name.endsWith('.css') ? 'css' : 'typescript'
    const mine = await format(text, { parser, ...settings[index % settings.length] })
    const today = `${text}more\n`
    const { kind } = merge({ name, mine, base: text, today })
    expect(mine === text || kind === 'formatted', name).toBe(true)
  }
})

test.each([
  ['a * (b + c)', 'a * b + c'],
  ['(a || b) && c', 'a || (b && c)'],
  ['(a + b) * c', 'a + b * c'],
  ["a ? 'b' : c", 'a ? b : c'],
  ['styled.p`top: 1px`', 'styled.p`top: 2px`'],
  ['styled.p`& .a {}`', 'styled.p`&.a {}`'],
  ["`${word('a')}`", "`${word('b')}`"],
  ["`'a'`", '`"a"`'],
  ['(a, b) => c', '(a) => c'],
  ['a | b', 'a'],
])('what means something else was edited: %s, and %s', (before, after) => {
  const base = `export const of = () => {\n  return ${before}\n}\n`
  const mine = `export const of = () => {\n    return ${after};\n};\n`
  expect(merge({ name: 'a/a.ts', mine, base, today: `${base}\n\nmore()\n` }).text).toContain(after)
})

test('a text that was edited is no matter of format', () => {
  const base = `export const label = 'Close  it'\n`
  for (const mine of [`export const label = 'Close it'\n`, `export const label = 'Schließen'\n`])
    expect(
      merge({ name: 'a/a.ts', mine, base, today: `${base}\n\n\nexport const more = 1\n` }).text,
    ).toContain(mine.trim())
})

const rule = 'a/a.module.css'
const part = 'a/a.tsx'

test.each([
  [rule, '.card .title {\n  margin: 0;\n}\n', '.card.title {\n  margin: 0;\n}\n'],
  [rule, '.card:hover {\n  margin: 0;\n}\n', '.card :hover {\n  margin: 0;\n}\n'],
  [part, 'const text = <p>Hello <b>you</b></p>\n', 'const text = <p>Hello<b>you</b></p>\n'],
  [part, 'const text = <p>Hello,you</p>\n', 'const text = <p>Hello, you</p>\n'],
  [part, 'const text = `a\n  b;`\n', 'const text = `a\nb;`\n'],
])('in %s, a space that means something is an edit', (name, before, after) => {
  const end = '\n/* The end. */\n'
  const [base, mine] = [before + end, after + end]
  const { kind, text } = merge({ name, mine, base, today: `${base}/* today */\n` })
  expect([kind, text]).toEqual(['merged', `${mine}/* today */\n`])
})

test('what a formatter does to elements, to styles in a template and to parentheses is no edit', async () => {
  const base = `const Box = styled.div\`
  color: red;
  content: '';

  .a .b {
    transition: opacity 0.2s cubic-bezier(0.2, 0.8, 0.2, 1), transform 0.2s cubic-bezier(0.2, 0.8, 0.2, 1);
  }
\`

export const isIn = (one: number) => {
  return one > someNumberWithAVeryLongName && one < someOtherNumberWithAVeryLongName
}

export const text = (isThere: boolean) =>
  isThere && <Box title='The title of the box'>Some words that are longer <b>than one line</b> of the other style</Box>
`
  for (const style of [{ tabWidth: 4 }, { singleQuote: true, semi: false, arrowParens: 'avoid' } as const]) {
    const mine = await format(base, { ...style, parser: 'typescript' })
    expect(merge({ name: part, mine, base, today: `${base}// today\n` })).toEqual({
      kind: 'formatted',
      text: `${base}// today\n`,
    })
  }
})

test('imports by an alias are written so in the new version, too', () => {
  const mine = `import { glass } from '@/ui/vitrine/glass/glass'\nimport './own'\n`
  const today = `import { glass, edge } from '../glass/glass'\nimport './own'\nimport { pill } from '../shared/pill'\n`
  expect(withImportsOf(mine, today, 'button/button.tsx')).toBe(
    `import { glass, edge } from '@/ui/vitrine/glass/glass'\nimport './own'\nimport { pill } from '../shared/pill'\n`,
  )
})
