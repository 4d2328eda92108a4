import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeGlass, encodeGlass, longestCode } from '../../../src/glass/code'
import { propertiesOf } from '../../../src/glass/css'
import { defaultGlass, schemes, type Glass } from '../../../src/glass/glass-values'
import { levels } from '../../../registry/glass/levels'
import { anyGlass } from '../../support/any-glass'
import { firstCodes } from '../../support/first-codes'

/** Codes that were once given out, and what they are forever. A version that is added adds its own. */
const recorded: readonly (readonly [code: string, glass: Glass])[] = [
  [
    'C____GxIwdOpCi-KhZc8CgUg____dOpA5kCAAlQKQYkUeTlCr____JkGV',
    {
      lightTint: '#ffffff',
      lightForeground: '#1b1230',
      lightThinOpacity: 0.58,
      lightRegularOpacity: 0.58,
      lightThickOpacity: 0.72,
      lightBorder: 0.4,
      lightHighlight: 0.95,
      lightShadow: 'rgba(21, 11, 46, 0.6)',
      darkTint: '#0a0520',
      darkForeground: '#ffffff',
      darkThinOpacity: 0.58,
      darkRegularOpacity: 0.58,
      darkThickOpacity: 0.72,
      darkBorder: 0.14,
      darkHighlight: 0.5,
      darkShadow: 'rgba(4, 0, 18, 0.8)',
      thinBlur: 10,
      regularBlur: 16,
      thickBlur: 24,
      saturation: 1.8,
      radius: 20,
      rim: 1,
      depth: 1,
      shadowX: 0,
      shadowY: 18,
      shadowBlur: 40,
      shadowSpread: -18,
      focus: '#ffffff',
      economy: 0,
    },
  ],
  [
    'C__DMJhMAcOIyi-uGAAyHQwA__jsfPpg5kFCg8tKQYoYATlCoSq59K-gd',
    {
      lightTint: '#fff0cc',
      lightForeground: '#261300',
      lightThinOpacity: 0.56,
      lightRegularOpacity: 0.56,
      lightThickOpacity: 0.7,
      lightBorder: 0.4,
      lightHighlight: 0.95,
      lightShadow: 'rgba(92, 48, 0, 0.5)',
      darkTint: '#1d0c00',
      darkForeground: '#fff8ec',
      darkThinOpacity: 0.62,
      darkRegularOpacity: 0.62,
      darkThickOpacity: 0.76,
      darkBorder: 0.14,
      darkHighlight: 0.5,
      darkShadow: 'rgba(10, 20, 30, 0.45)',
      thinBlur: 10,
      regularBlur: 16,
      thickBlur: 24,
      saturation: 2,
      radius: 24,
      rim: 0.37,
      depth: 0.62,
      shadowX: -60,
      shadowY: 18,
      shadowBlur: 40,
      shadowSpread: -18,
      focus: '#12ab9f',
      economy: 0,
    },
  ],
  ['D____GxIwdOpCi-KhZc8CgUg____dOpA5kCAAlQKQYkUeTlCr____JkgiW', { ...defaultGlass, economy: 1 }],
]

describe('a code', () => {
  test('gives back every value of any glass, in at most 60 characters of base64url', () => {
    fc.assert(
      fc.property(anyGlass, (glass) => {
        const code = encodeGlass(glass)
        expect(code).toMatch(/^[\w-]+$/)
        expect(code.length).toBeLessThanOrEqual(longestCode)
        expect(decodeGlass(code)).toEqual(glass)
      }),
    )
  })

  test('with one other digit, two neighbors that changed places, or its end cut off is refused', () => {
    const place = fc.nat({ max: 56 })
    fc.assert(
      fc.property(anyGlass, place, fc.constantFrom('A', 'B', 'z', '0', '9', '-', '_'), (glass, at, digit) => {
        const code = encodeGlass(glass)
        const mistyped = code.slice(0, at) + digit + code.slice(at + 1)
        const swapped =
          code.slice(0, at) +
          code
            .slice(at, at + 2)
            .split('')
            .reverse()
            .join('') +
          code.slice(at + 2)
        for (const wrong of [mistyped, swapped, code.slice(0, at)])
          if (wrong !== code) expect(decodeGlass(wrong)).toBeUndefined()
      }),
    )
  })

  test('with numbers out of range gives the nearest bounds', () => {
    const wide = { lightBorder: 1.27, saturation: 3.15, radius: 63, shadowX: 67, shadowBlur: 127 }
    const bounds = { lightBorder: 1, saturation: 3, radius: 60, shadowX: 60, shadowBlur: 120 }
    expect(decodeGlass(encodeGlass({ ...defaultGlass, ...wide }))).toEqual({ ...defaultGlass, ...bounds })
  })

  test('that is any other text is refused', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(decodeGlass(text)).toBeUndefined()
      }),
    )
  })

  test.each(recorded)('%s is the same glass forever', (code, glass) => {
    expect(decodeGlass(code)).toEqual(glass)
    expect(encodeGlass(glass)).toBe(code)
  })

  test.each(firstCodes)(
    'of the first version is the glass of that time forever: $name, $code',
    ({ code, glass, properties }) => {
      const decoded = decodeGlass(code)
      const ofThen = { ...glass, rim: 0, depth: 0, economy: 0 }
      expect(decoded).toEqual(ofThen)
      for (const scheme of schemes)
        expect(propertiesOf(ofThen, scheme)).toEqual({
          ...properties[scheme],
          '--glass-rim': '0',
          '--glass-depth': '0',
        })
    },
  )
})

test('the glass of the studio starts with the levels of the components', () => {
  expect(defaultGlass).toMatchObject({
    ...Object.fromEntries(
      (['light', 'dark'] as const).flatMap((scheme) => [
        [`${scheme}ThinOpacity`, levels.thin.opacity],
        [`${scheme}RegularOpacity`, levels.regular.opacity],
        [`${scheme}ThickOpacity`, levels.thick.opacity],
      ]),
    ),
    thinBlur: levels.thin.blur,
    regularBlur: levels.regular.blur,
    thickBlur: levels.thick.blur,
  })
})
