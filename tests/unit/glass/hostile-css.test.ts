import fc from 'fast-check'
import type parseValue from 'postcss-value-parser'
import { expect, test, vi } from 'vitest'
import { readGlassCss } from '../../../src/glass/read-css/read-css'
import { sheetOf } from '../../../src/glass/read-css/sheet'

const parsed = vi.hoisted(() => ({ values: 0 }))

vi.mock('postcss-value-parser', async (original) => {
  const { default: parse } = await original<{ default: typeof parseValue }>()
  const counting = (value: string) => {
    parsed.values += 1
    return parse(value)
  }
  return { default: Object.assign(counting, parse) }
})

const glass = 'backdrop-filter: blur(1px);'

/** Texts that grow with a number, each of another kind. */
const growing: Readonly<Record<string, (count: number) => string>> = {
  'nested lists of selectors': (count) => `${'a,b{'.repeat(count)}${glass}${'}'.repeat(count)}`,
  'nested rules': (count) => `${'a{'.repeat(count)}${glass}${'}'.repeat(count)}`,
  'nested at-rules': (count) => `${'@media screen{'.repeat(count)}a{${glass}}${'}'.repeat(count)}`,
  'nesting selectors': (count) => `.a{${'&'.repeat(count)}{${'&'.repeat(count)}{${glass}}}}`,
  'selectors of many declarations': (count) => `${'a,'.repeat(count)}b{${'x:y;'.repeat(count)}${glass}}`,
  'custom properties that multiply': (count) =>
    `.a{${glass}${Array.from({ length: count }, (_, index) => `--x${index}:${`var(--x${index + 1})`.repeat(20)};`).join('')}--x${count}:;color:var(--x0)}`,
  'prefixed declarations': (count) => `.a{${glass}${'-webkit-backdrop-filter: blur(1px);'.repeat(count)}}`,
}

/** What a text makes: declarations with each of their selectors, characters of selectors, and values that are parsed. */
function workOf(text: string): number | string {
  parsed.values = 0
  try {
    readGlassCss(text)
    const { blocks } = sheetOf(text)
    const made = blocks.reduce(
      (all, { declarations, subject }) => all + declarations.length + subject.length,
      0,
    )
    return made + parsed.values
  } catch (error) {
    // Nothing but a message for the visitor.
    expect(error).toMatchObject({ name: 'CssError' })
    return (error as Error).message
  }
}

/** The most that a text may make: a text has at most 100,000 characters. */
const most = 400_000

test.each(Object.entries(growing))(
  '%s are read up to a limit, and then refused with what is too much',
  (_, make) => {
    for (let count = 1; make(count).length < 100_000 && count < 40_000; count *= 2) {
      const work = workOf(make(count))
      if (typeof work === 'number') expect(work).toBeLessThan(most)
      else expect(work).toMatch(/more than [\d,]+ .*Paste only the rule of the glass\.$/)
    }
  },
)

test('whatever is repeated, nested and cut off is read, or refused with a sentence', () => {
  const piece = fc.constantFrom(
    'a,b{',
    '&,& &{',
    '@media screen{',
    '@layer x{',
    '}',
    ':is(',
    '[data-x=',
    ')',
    'var(--x)',
    '--x:var(--x) var(--y);',
    '--y:;',
    'rgb(',
    '"',
    '/*',
    '\\',
    glass,
    'box-shadow:0 0 ',
  )
  const run = fc.tuple(piece, fc.integer({ min: 1, max: 400 })).map(([text, count]) => text.repeat(count))
  fc.assert(
    fc.property(fc.array(run, { minLength: 1, maxLength: 6 }), (runs) => {
      const work = workOf(runs.join(''))
      if (typeof work === 'string') expect(work).toMatch(/\.$/)
      else expect(work).toBeLessThan(most)
    }),
    { numRuns: 200 },
  )
})
