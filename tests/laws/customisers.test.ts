import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { moved, previewOf, statesOf } from '../../scripts/snippets'
import { accepts, format, parse } from '../../src/registry/controls'
import { edit, fromParameters, startOf, toParameters } from '../../src/registry/customiser-state'
import { entries } from './entries'

const customisers = entries.flatMap(({ title, page }) =>
  page.docs.sections.flatMap((section) =>
    section.kind === 'customiser' ? [{ name: `${title}, ${section.title}`, section }] : [],
  ),
)

describe.each(customisers)('$name', ({ section }) => {
  const controls = Object.entries(section.controls)

  test('its page without a query shows the start, and the start needs no query', () => {
    expect(fromParameters(section, new URLSearchParams())).toEqual(startOf(section))
    expect(toParameters(section, startOf(section))).toEqual({})
  })

  test.each(controls)('%s changes the preview or its code', (name, control) => {
    const start = startOf(section)
    const changed = edit(section, start, name, moved(control))
    const show = (state: typeof start) =>
      renderToStaticMarkup(previewOf(section, state.values)) +
      Object.values(section.code ?? {})
        .map(({ print }) => print(state.values))
        .join()
    expect(show(changed)).not.toBe(show(start))
  })

  test.each(controls)(
    '%s accepts its default, and reads back from a URL what it accepts',
    (_name, control) => {
      for (const value of [control.default, moved(control)]) {
        expect(accepts(control, value)).toBe(true)
        expect(parse(control, format(value))).toBe(value)
      }
    },
  )

  test.each(Object.entries(statesOf(section)))(
    'the state "%s" survives the round trip through a URL',
    (_name, state) => {
      expect(fromParameters(section, new URLSearchParams(toParameters(section, state)))).toEqual(state)
    },
  )

  test('nothing that is no value of its control enters from a URL', () => {
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
})
