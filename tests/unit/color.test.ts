import { expect, test } from 'vitest'
// It adds color spaces to the parser, which are none of these fields.
import '../../src/glass/read-css/read-css'
import { isColor, over, readableOn, toHex, toRgba, withAlpha } from '../../src/registry/color'

test.each([
  ['#F0a', { r: 255, g: 0, b: 170, a: 1 }],
  ['#ffffff40', { r: 255, g: 255, b: 255, a: 0.25 }],
  ['rgb(1 2 3 / 40%)', { r: 1, g: 2, b: 3, a: 0.4 }],
  ['rgba(300, -1, 1.5, 0.3333)', { r: 255, g: 0, b: 2, a: 0.3333 }],
  [' hsl(0.5turn 100% 50%)', { r: 0, g: 255, b: 255, a: 1 }],
  ['RebeccaPurple', { r: 102, g: 51, b: 153, a: 1 }],
  ['transparent', { r: 0, g: 0, b: 0, a: 0 }],
])('%s is a color', (text, rgba) => {
  expect(isColor(text)).toBe(true)
  expect(toRgba(text)).toEqual(rgba)
})

test.each([
  '',
  'fade',
  '#12345',
  'currentcolor',
  'var(--x)',
  'rgb(1 2 3',
  'oklch(1 0 0)',
  'color(srgb 1 0 0)',
])('“%s” is no color, and black where one is needed', (text) => {
  expect(isColor(text)).toBe(false)
  expect(toHex(text)).toBe('#000000')
})

test('a color has another alpha, covers a ground, and has a text that is readable on it', () => {
  expect(withAlpha('#ff000080', 0.3)).toBe('rgba(255, 0, 0, 0.3)')
  expect(over('rgb(255 0 0 / 0.5)', '#0000ff')).toBe('#800080')
  expect(over('#ffffff', '#000000', 0.2)).toBe('#333333')
  expect(['#ffff00', '#000080'].map(readableOn)).toEqual(['#000000', '#ffffff'])
})
