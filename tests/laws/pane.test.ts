import { classesIn, tailwind } from '#tests/tailwind'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isGlass } from '../../src/glass/code'
import { glassOfSection } from '../../src/glass/read-css/read-css'
import { readValues } from '../../src/glass/read-css/read-values'
import { toRgba } from '../../src/registry/color'
import { defaultsOf, type ColorControl, type RangeControl, type Value } from '../../src/registry/controls'
import { anyValue } from '../support/any-glass'
import { entries } from './entries'

/** Customizers that make a pane of glass, each with what it prints as CSS. */
const panes = entries.flatMap(({ title, page }) =>
  page.docs.sections.flatMap((section) => {
    if (section.kind !== 'customizer' || section.pane === undefined) return []
    const tabs = Object.values(section.code ?? {})
    return [{ name: `${title}, ${section.title}`, section, tabs }]
  }),
)

const colorText = fc.constantFrom(
  'white',
  'RebeccaPurple',
  'rgb(255 0 128 / 40%)',
  'hsl(280deg 60% 30% / 0.7)',
  '#ff00',
)

describe.each(panes)('$name', ({ section, tabs }) => {
  const controls = Object.entries(section.controls).filter(
    (entry): entry is [string, ColorControl | RangeControl] =>
      entry[1].type === 'color' || entry[1].type === 'range',
  )
  const anyValues: fc.Arbitrary<Record<string, Value>> = fc.record(
    Object.fromEntries(
      controls.map(([name, control]) => [
        name,
        control.type === 'color' ? fc.oneof(anyValue(control), colorText) : anyValue(control),
      ]),
    ),
  )
  const css = tabs.find(({ language }) => language === 'css')
  const markup = tabs.find(({ language }) => language === 'markup')

  test('each part of its pane is a control, and each control is a part', () => {
    expect(Object.values(section.pane ?? {}).toSorted()).toEqual(Object.keys(section.controls).toSorted())
  })

  test('the CSS that it prints gives its values back', () => {
    fc.assert(
      fc.property(anyValues, (values) => {
        const { glass, understood, ignored } = readValues(css?.print(values) ?? '', section)
        expect(glass).toEqual(values)
        expect(understood).toHaveLength(controls.length)
        const reasons = new Set(ignored.map(({ why }) => why))
        expect([...reasons].toSorted()).toEqual([
          'It is for other conditions.',
          'It is for the element; its glass is on ::after.',
          'It is not a value of the glass.',
          'It is the radius of the element.',
          'No control here sets the saturation.',
        ])
      }),
    )
  })

  test('its values make a glass, whose text is the one that the page judges', () => {
    fc.assert(
      fc.property(anyValues, (values) => {
        const glass = glassOfSection(section, values)
        const text = section.readability?.(values)[0]?.text
        expect(isGlass(glass)).toBe(true)
        expect([glass.lightForeground, glass.darkForeground]).toEqual([text, text])
        expect(glass.regularBlur).toBe(values[section.pane?.blur ?? ''])
      }),
    )
  })

  test('what Tailwind makes of its classes gives its values back, too', async () => {
    const build = await tailwind()
    const values = defaultsOf(section.controls)
    const { glass } = readValues(build(classesIn(markup?.print(values) ?? '')), section)
    const plain = (all: Readonly<Record<string, Value>>) =>
      Object.fromEntries(
        Object.entries(all).map(([name, value]) => [name, typeof value === 'string' ? toRgba(value) : value]),
      )
    expect(plain(glass)).toEqual(plain(values))
  })
})
