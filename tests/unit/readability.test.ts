import { formatHex, interpolate, wcagContrast } from 'culori'
import { describe, expect, test } from 'vitest'
import { leastOpacity, verdictOn, wordsOf, worstCase } from '../../src/registry/readability'

/** A random color. The seed makes a failure repeatable. */
function colors(seed: number, count: number): string[] {
  let state = seed
  const next = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648
  return Array.from({ length: count }, () => formatHex({ mode: 'rgb', r: next(), g: next(), b: next() }))
}

/** The contrast of a text on a tint over one backdrop, as browsers paint it. */
const contrastOver = (text: string, tint: string, opacity: number, backdrop: string): number =>
  wcagContrast(formatHex(interpolate([backdrop, tint], 'rgb')(opacity)), text)

describe('the worst case', () => {
  const texts = ['#000000', '#ffffff', '#1b1230', ...colors(1, 12)]
  const tints = ['#ffffff', '#1a1038', '#833ab4', ...colors(2, 12)]
  const backdrops = ['#000000', '#ffffff', ...colors(3, 150)]

  test('is no better than what any backdrop gives', () => {
    for (const text of texts)
      for (const tint of tints)
        for (const opacity of [0, 0.3, 0.62, 0.76, 0.86, 1]) {
          const { ratio } = worstCase(text, { tint, opacity })
          const found = Math.min(...backdrops.map((backdrop) => contrastOver(text, tint, opacity, backdrop)))
          // Colors of the screen are whole numbers, and a ratio is rounded to two digits.
          expect(found, `${text} on ${tint} at ${opacity}`).toBeGreaterThanOrEqual(ratio * 0.97 - 0.02)
        }
  })

  test('is what its own backdrop gives', () => {
    for (const text of texts)
      for (const tint of tints)
        for (const opacity of [0, 0.3, 0.62, 0.76, 0.86, 1]) {
          const { ratio, backdrop } = worstCase(text, { tint, opacity })
          const shown = contrastOver(text, tint, opacity, backdrop)
          expect(Math.abs(shown - ratio), `${text} on ${tint} at ${opacity}`).toBeLessThan(
            0.04 * ratio + 0.02,
          )
        }
  })

  test('of text on its own color is 1, and of black on solid white 21', () => {
    expect(worstCase('#777777', { tint: '#ffffff', opacity: 0 }).ratio).toBe(1)
    expect(worstCase('#000000', { tint: '#ffffff', opacity: 1 }).ratio).toBeCloseTo(21)
  })

  test('counts the alpha of the tint itself', () => {
    expect(worstCase('#000000', { tint: 'rgba(255, 255, 255, 0.5)', opacity: 1 })).toEqual(
      worstCase('#000000', { tint: '#ffffff', opacity: 0.5 }),
    )
  })
})

test.each([
  ['#000000', '#ffffff', 0.46],
  ['#ffffff', '#000000', 0.54],
  ['#0f172a', '#ffffff', 0.51],
  ['#ffffff', '#0f172a', 0.59],
  ['#ffffff', '#833ab4', 0.83],
  ['#ffffff', '#ffffff', undefined],
] as const)('%s stays readable on %s from an opacity of %s', (text, tint, opacity) => {
  expect(leastOpacity(text, tint)).toBe(opacity)
})

test('the words of a verdict say that large text needs less, where it has less than other texts need', () => {
  const wordsFor = (opacity: number) => {
    const verdict = verdictOn([{ text: '#ffffff', tint: '#1a1038', opacity, isLarge: true }])
    return verdict && wordsOf(verdict)
  }
  expect(wordsFor(0.5)).toMatch(/^Readable on any backdrop – 3\.\d:1 at worst; large text needs 3:1$/)
  expect(wordsFor(1)).toMatch(/^Readable on any backdrop – [\d.]+:1 at worst$/)
})
