import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isGlass } from '../../../src/glass/code'
import { defaultGlass, glassNames, levels, opacityOf, schemes } from '../../../src/glass/glass-values'
import { presets } from '../../../src/glass/presets'
import { surprise } from '../../../src/glass/surprise'
import { fixLevel, isReadable, verdictOnLevel, verdictsOn } from '../../../src/glass/verdict'
import { least } from '../../../src/registry/readability'
import { anyGlass } from '../../support/any-glass'

const level = fc.tuple(fc.constantFrom(...schemes), fc.constantFrom(...levels))
const locks = fc
  .subarray([...glassNames])
  .map((locked) => (name: (typeof glassNames)[number]) => locked.includes(name))

/** A source of chance that repeats itself. */
const seeded = (seed: number) => {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

test('Fix makes a level of any glass readable, lowers no opacity, and leaves the other scheme alone', () => {
  fc.assert(
    fc.property(anyGlass, level, (glass, [scheme, of]) => {
      const change = fixLevel(glass, scheme, of)
      const fixed = { ...glass, ...change }
      // Black or white text is readable on every solid tint.
      expect(verdictOnLevel(fixed, scheme, of)?.isReadable).toBe(true)
      expect(isGlass(fixed)).toBe(true)
      for (const each of levels)
        expect(fixed[opacityOf(scheme, each)]).toBeGreaterThanOrEqual(glass[opacityOf(scheme, each)])
      expect(Object.keys(change ?? {}).every((name) => name.startsWith(scheme))).toBe(true)
    }),
  )
})

test('Fix and Surprise me change nothing that is locked', () => {
  fc.assert(
    fc.property(anyGlass, level, locks, fc.nat(), (glass, [scheme, of], isLocked, seed) => {
      expect(
        Object.keys(fixLevel(glass, scheme, of, (name) => isLocked(name)) ?? {}).some((name) =>
          isLocked(name as keyof typeof glass),
        ),
      ).toBe(false)
      const drawn = surprise(glass, isLocked, seeded(seed))
      if (drawn) for (const name of glassNames.filter(isLocked)) expect(drawn[name]).toBe(glass[name])
    }),
  )
})

test('Surprise me is a glass that the controls can make, always readable, and seldom the same twice', () => {
  const drawn = Array.from({ length: 200 }, (_, seed) => surprise(defaultGlass, undefined, seeded(seed)))
  for (const glass of drawn) expect(glass && isGlass(glass) && isReadable(glass)).toBe(true)
  for (const name of ['lightTint', 'rim', 'depth'] as const)
    expect(new Set(drawn.map((glass) => glass?.[name])).size, name).toBeGreaterThan(
      name === 'lightTint' ? 150 : 50,
    )
})

test('Surprise me gives nothing where what is locked leaves no readable glass', () => {
  const gray = { ...defaultGlass, lightTint: '#808080', lightForeground: '#7f7f7f' }
  expect(surprise(gray, (name) => name === 'lightTint' || name === 'lightForeground')).toBeUndefined()
})

test('there are at least eight presets, each readable on every level with a tenth to spare, and no two of one name or place', () => {
  expect(presets.length).toBeGreaterThanOrEqual(8)
  for (const { name, glass } of presets) {
    expect(isGlass(glass), name).toBe(true)
    for (const { scheme, level, ratio } of verdictsOn(glass))
      expect(ratio, `${name}, ${scheme}, ${level}`).toBeGreaterThanOrEqual(least.text * 1.1)
  }
  expect(new Set(presets.map(({ name }) => name)).size).toBe(presets.length)
  expect(new Set(presets.map(({ order }) => order)).size).toBe(presets.length)
})
