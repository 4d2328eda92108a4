import { expect, test } from 'vitest'
import { around, bands, colorsBehind, contrastAt } from '../../src/pages/home/backdrop'
import { worstCase } from '../../src/registry/readability'

const text = '#1b1230'

const positions = Array.from({ length: bands.length * 20 }, (_, index) => index / 20)

test('no position of home’s backdrop leaves a text less contrast than its worst backdrop, and black leaves as much', () => {
  for (const [ink, tint] of [
    [text, '#ffffff'],
    ['#ffffff', '#0a0520'],
  ] as const) {
    const { ratio } = worstCase(ink, { tint, opacity: 0.58 })
    const all = positions.map((position) => contrastAt(position, ink, tint, 0.58))
    expect(Math.min(...all)).toBeCloseTo(ratio, 10)
  }
})

test('a pane over two colors has these behind it, their neighbors within its blur, and what a blur makes of two', () => {
  const gray = { r: 0.5 * 0x3b, g: 0.5 * 0x1d, b: 0.5 * 0x8f }
  expect(colorsBehind(0.5)).toContainEqual(gray)
  // At the edge of a color, what is left of it is blurred in.
  expect(colorsBehind(1)).toContainEqual({ r: 0, g: 0, b: 0 })
  expect(colorsBehind(1.5)).not.toContainEqual({ r: 0, g: 0, b: 0 })
  expect(contrastAt(5, text, '#ffffff', 0.58)).toBeGreaterThan(contrastAt(1, text, '#ffffff', 0.58))
})

test('home’s backdrop has no end', () => {
  expect(around(-1)).toBe(bands.length - 1)
  expect(around(bands.length + 0.5)).toBe(0.5)
  expect(contrastAt(7.5, text, '#ffffff', 0.58)).toBe(contrastAt(0, text, '#ffffff', 0.58))
})
