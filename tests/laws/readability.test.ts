import { describe, expect, test } from 'vitest'
import { levels } from '../../registry/glass/levels'
import { defaultGlass, inScheme, schemes } from '../../src/glass/glass-values'
import { choosePreset, startOf } from '../../src/registry/customizer-state'
import { fixReadability } from '../../src/registry/fix-readability'
import { least, verdictOn, wordsOf, worstCase } from '../../src/registry/readability'
import { isInstallable } from '../../src/registry/entry-module'
import { entries } from './entries'
import { testWhole } from './one-component'

const judged = entries.flatMap(({ title, page }) =>
  page.docs.sections.flatMap((section) =>
    section.kind === 'customizer' && section.readability
      ? [{ name: `${title}, ${section.title}`, section, isComponent: isInstallable(page) }]
      : [],
  ),
)

describe.each(schemes)('in %s', (scheme) => {
  const tint = defaultGlass[inScheme(scheme, 'tint')]
  const foreground = defaultGlass[inScheme(scheme, 'foreground')]

  test.each(Object.entries(levels))(
    'text on %s glass is readable over any backdrop, with a tenth to spare',
    (_level, { opacity }) => {
      expect(worstCase(foreground, { tint, opacity }).ratio).toBeGreaterThanOrEqual(least.text * 1.1)
    },
  )
})

testWhole('there are customizers whose glass is judged', () => {
  expect(judged.length).toBeGreaterThan(5)
})

describe.each(judged)('$name', ({ section, isComponent }) => {
  const judge = (values: Parameters<NonNullable<typeof section.readability>>[0]) =>
    verdictOn(section.readability?.(values) ?? [])

  const states = Object.fromEntries([
    ['its start', startOf(section)],
    ...Object.keys(section.presets).map((preset) => [preset, choosePreset(section, preset)] as const),
  ])

  // What is no component to install, such as a tool, may start with values that no text is readable on.
  const promised = isComponent ? Object.entries(states) : []
  for (const [preset, { values }] of promised) {
    test(`is readable over any backdrop with ${preset}`, () => {
      const verdict = judge(values)
      expect(verdict?.isReadable, verdict && wordsOf(verdict)).toBe(true)
    })
  }

  test('Fix changes only what its texts name, and ends in glass that is readable', () => {
    let fixed = 0
    let broken = 0
    for (const { values } of Object.values(states)) {
      const texts = section.readability?.(values) ?? []
      for (const { fix = {} } of texts) {
        if (fix.text === undefined) continue
        broken++
        // A text in the color of its glass.
        const unreadable = { ...values, [fix.text]: texts[0]?.tint ?? '' }
        const changes = fixReadability(section, unreadable)
        if (changes === undefined) continue
        fixed++
        expect(Object.values(fix)).toEqual(expect.arrayContaining(Object.keys(changes)))
        expect(judge({ ...unreadable, ...changes })?.isReadable).toBe(true)
      }
    }
    expect(fixed).toBe(broken)
  })
})
