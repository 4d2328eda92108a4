import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeGlass, encodeGlass, longestCode } from '../../../src/glass/code'
import { defaultGlass, type Glass } from '../../../src/glass/glass-values'
import { levels } from '../../../registry/glass/levels'
import { anyGlass } from '../../support/any-glass'

/** Codes that were once given out, and what they are forever. A version that is added adds its own. */
const recorded: readonly (readonly [code: string, glass: Partial<Glass>])[] = [
  ['B____GxIwhTK0GgKhZc8GhA4____hTKxo8CAAlQKQYgUeTlCr___8oV', {}],
  [
    'B_-nHGxIwoTK0GgKhZc8GhA4____hTKxo8FCg8tKQYRUATlCoSq5890',
    {
      lightTint: '#ffe9c7',
      lightThinOpacity: 0.8,
      darkShadow: 'rgba(10, 20, 30, 0.45)',
      saturation: 0.85,
      shadowX: -60,
      focus: '#12ab9f',
    },
  ],
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
    const place = fc.nat({ max: 54 })
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
    expect(decodeGlass(code)).toEqual({ ...defaultGlass, ...glass })
    expect(encodeGlass({ ...defaultGlass, ...glass })).toBe(code)
  })
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
