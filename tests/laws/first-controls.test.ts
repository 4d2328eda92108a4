import { describe, expect, test } from 'vitest'
import { moved, statesOf } from '../../scripts/check/snippets'
import { accepts, format, parse } from '../../src/registry/controls'
import { edit, fromParameters, startOf, toParameters } from '../../src/registry/customizer-state'
import { liveExampleOf, propsIn } from '../../src/registry/live-example'
import { hasStage } from '../../src/registry/sections'
import { exampleCode } from '../../src/registry/snippet'
import { entries } from './entries'
import { testWhole } from './one-component'

/** The pages on which the first stage has no controls: one has no component to install, one has no section yet. */
const without = ['contact', 'checkbox']

testWhole('the first stage of every page has controls, except those of two pages', () => {
  const found = entries.filter(({ page: { docs } }) => {
    const first = docs.sections.find(hasStage)
    return first?.kind === 'customizer' || liveExampleOf(docs) !== undefined
  })
  const names = found.map(({ name }) => name)
  expect(entries.map(({ name }) => name).filter((name) => !names.includes(name))).toEqual(
    expect.arrayContaining(without),
  )
  expect(found).toHaveLength(entries.length - without.length)
})

const examples = entries.flatMap(({ title, page }) => {
  const live = liveExampleOf(page.docs)
  const example = live?.section.examples[0]
  return live && example ? [{ title, page, live, example }] : []
})

describe.each(examples)('the first example of $title', ({ page, live, example }) => {
  const { configurable } = live
  const start = startOf(configurable)
  const controls = Object.entries(configurable.controls)

  test('has controls, and two to five if they are its own', () => {
    const own = Object.keys(live.section.controls ?? {}).length
    expect(controls.length).toBeGreaterThan(0)
    if (live.section.controls)
      expect(
        [2, 3, 4, 5],
        'A stage has room for two to five controls. Choose those that change most.',
      ).toContain(own)
  })

  test('is what the entry says as long as the address has no value, and at the defaults of its own controls', () => {
    expect(propsIn(live, new URLSearchParams('unknown=1'))).toEqual({})
    if (live.section.controls) expect(live.propsOf(start.values)).toEqual({})
  })

  test.each(controls)('its code follows %s', (name, control) => {
    const state = edit(configurable, start, name, moved(control))
    const code = exampleCode(example, page, live.propsOf(state.values))
    expect(code).not.toBe(exampleCode(example, page))
    // An attribute of a name comes once.
    for (const [tag] of code.matchAll(/<\w+\n(?: +[\w-]+(?:=.*)?\n)+/g)) {
      const names = [...tag.matchAll(/^ +([\w-]+)/gm)].map(([, attribute]) => attribute)
      expect(new Set(names).size).toBe(names.length)
    }
    expect(code).not.toContain('{...values}')
  })

  test.each(Object.entries(statesOf(configurable)))(
    'the state "%s" comes back from its address',
    (_name, state) => {
      const read = fromParameters(configurable, new URLSearchParams(toParameters(configurable, state)))
      expect(read).toEqual(state)
    },
  )

  test.each(controls)('%s reads back from an address what it accepts', (_name, control) => {
    for (const value of [control.default, moved(control)]) {
      expect(accepts(control, value)).toBe(true)
      expect(parse(control, format(value))).toBe(value)
    }
  })
})
