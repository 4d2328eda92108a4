import { describe, expect, test } from 'vitest'
import { moved, statesOf } from '../../scripts/check/snippets'
import { renumber } from '../../src/highlighter/code-tokens'
import { highlight } from '../../src/highlighter/highlight'
import { accepts, format, parse, type Value } from '../../src/registry/controls'
import { fromParameters, startOf, toParameters } from '../../src/registry/customizer-state'
import type { EntryModule } from '../../src/registry/entry-module'
import type { CustomizerSection } from '../../src/registry/sections'
import { customizerCode } from '../../src/registry/snippet'
import { entries } from './entries'

const customizers = entries.flatMap(({ title, page }) =>
  page.docs.sections.flatMap((section) =>
    section.kind === 'customizer' ? [{ name: `${title}, ${section.title}`, section, page }] : [],
  ),
)

describe.each(customizers)('$name', ({ section, page }) => {
  const controls = Object.entries(section.controls)

  test('a page without a query shows the initial state, and the initial state needs no query', () => {
    expect(fromParameters(section, new URLSearchParams())).toEqual(startOf(section))
    expect(toParameters(section, startOf(section))).toEqual({})
  })

  test.each(controls)('%s reads back from a URL what it accepts', (_name, control) => {
    for (const value of [control.default, moved(control)]) {
      expect(parse(control, format(value))).toBe(value)
    }
  })

  test.each(controls.filter(([, { type }]) => type === 'range' || type === 'number'))(
    '%s takes the nearest number to one in a URL that is out of its range or between its steps',
    (name, control) => {
      if (control.type !== 'range' && control.type !== 'number') return
      const { min, max, step } = control
      const valueOf = (text: string) =>
        fromParameters(section, new URLSearchParams({ [name]: text })).values[name]
      if (max !== undefined) expect([max + 1, '9'.repeat(400)].map(String).map(valueOf)).toEqual([max, max])
      if (min !== undefined) expect([min - 1, -1e9].map(String).map(valueOf)).toEqual([min, min])
      if (step !== undefined) expect(valueOf(String(control.default + step / 4))).toBe(control.default)
    },
  )

  test.each(Object.entries(statesOf(section)))(
    'the state "%s" survives the round trip through a URL',
    (_name, state) => {
      expect(fromParameters(section, new URLSearchParams(toParameters(section, state)))).toEqual(state)
    },
  )

  test('a value in the URL that its control does not accept is ignored', () => {
    const hostile = [
      '',
      'NaN',
      '1e999',
      '-0.001e3',
      'url(https://example.org)',
      'var(--x)',
      'red;color:blue',
      '\u0000',
      'x'.repeat(300),
    ]
    for (const [name, control] of controls) {
      for (const text of hostile) {
        const value = fromParameters(section, new URLSearchParams({ [name]: text })).values[name]
        if (value !== undefined) expect(accepts(control, value)).toBe(true)
        if (control.type !== 'text') expect(value).toBe(startOf(section).values[name])
      }
    }
    expect(fromParameters(section, new URLSearchParams({ preset: 'constructor', unknown: '1' }))).toEqual(
      startOf(section),
    )
  })

  test.each(controls.filter(([, { type }]) => type === 'range' || type === 'number'))(
    'code in which only %s moves is colored as if it were read anew',
    (name, control) => {
      if (control.type !== 'range' && control.type !== 'number') return
      const { min = -50, max = 50, step = 1 } = control
      const printed = codesOf(section, page)
      const values = [min, min + step, control.default, (min + max) / 3, max - step, max]
      for (const [language, print] of printed) {
        let last = print(startOf(section).values)
        for (const value of values) {
          const code = print({ ...startOf(section).values, [name]: value })
          const renumbered = renumber(highlight(last, language), code)
          expect(renumbered).toEqual(formOf(code) === formOf(last) ? highlight(code, language) : undefined)
          last = code
        }
      }
    },
  )
})

/** A code with 0 in place of every number. Two codes of one form differ in numbers alone. */
const formOf = (code: string) => code.replaceAll(/\d+(?:\.\d+)?/g, '0')

/** The codes that a customizer prints, each with its language. */
function codesOf(section: CustomizerSection, page: EntryModule) {
  if (section.code !== undefined)
    return Object.values(section.code).map(({ language, print }) => [language, print] as const)
  const print = (values: Record<string, Value>) => customizerCode(section, values, page)
  return [['tsx', print] as const]
}
