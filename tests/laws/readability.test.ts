import { describe, expect, test } from 'vitest'
import { levels } from '../../registry/glass/levels'
import { schemes } from '../../src/glass/glass-values'
import { fixReadability } from '../../src/registry/fix-readability'
import { wordsOf } from '../../src/registry/readability'
import { isInstallable } from '../../src/registry/entry-module'
import { entries } from './entries'
import { testWhole } from './one-component'
import { judge, leastRatio, ratioOn, statesOf } from './unreadable'

const judged = entries.flatMap(({ title, page }) =>
  page.docs.sections.flatMap((section) =>
    section.kind === 'customizer' && section.readability
      ? [{ name: `${title}, ${section.title}`, section, isComponent: isInstallable(page) }]
      : [],
  ),
)

describe.each(schemes)('in %s', (scheme) => {
  test.each(Object.entries(levels))(
    'text on %s glass is readable over any backdrop, with a tenth to spare',
    (_level, { opacity }) => {
      expect(ratioOn(scheme, opacity)).toBeGreaterThanOrEqual(leastRatio)
    },
  )
})

testWhole('there are customizers whose glass is judged', () => {
  expect(judged.length).toBeGreaterThan(5)
})

describe.each(judged)('$name', ({ section, isComponent }) => {
  const states = statesOf(section)

  // What is no component to install, such as a tool, may start with values that no text is readable on.
  const promised = isComponent ? Object.entries(states) : []
  for (const [preset, { values }] of promised) {
    test(`is readable over any backdrop with ${preset}`, () => {
      const verdict = judge(section, values)
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
        expect(judge(section, { ...unreadable, ...changes })?.isReadable).toBe(true)
      }
    }
    expect(fixed).toBe(broken)
  })
})
