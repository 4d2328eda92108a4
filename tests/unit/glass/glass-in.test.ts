import { expect, test } from 'vitest'
import { encodeGlass } from '../../../src/glass/code'
import { glassIn } from '../../../src/glass/glass-in'
import { defaultGlass } from '../../../src/glass/glass-values'
import frost from '../../../src/glass/presets/frost'

const glassOf = (query: string) => glassIn(new URLSearchParams(query))

// What an address names is a promise: these addresses were once given out.
test.each([
  ['', defaultGlass],
  ['radius=8', { ...defaultGlass, radius: 8 }],
  ['blur=30', { ...defaultGlass, thinBlur: 30, regularBlur: 30, thickBlur: 30 }],
  ['preset=Frost', { ...defaultGlass, ...frost.glass }],
  [
    'preset=Frost&tint-opacity=0.9',
    {
      ...defaultGlass,
      ...frost.glass,
      lightThinOpacity: 0.9,
      lightRegularOpacity: 0.9,
      lightThickOpacity: 0.9,
      darkThinOpacity: 0.9,
      darkRegularOpacity: 0.9,
      darkThickOpacity: 0.9,
    },
  ],
])('?%s is a glass by name', (query, glass) => {
  expect(glassOf(query)).toEqual(glass)
})

test.each(['radius=a', 'radius=', 'preset=constructor', 'lightTint=red'])(
  '?%s names no value of a glass',
  (query) => {
    expect(glassOf(query)).toEqual(defaultGlass)
  },
)

test('a number out of range becomes the nearest bound', () => {
  expect(glassOf('radius=61')?.radius).toBe(60)
})

test('a code wins over names, and one that cannot be read is no glass', () => {
  expect(glassOf(`g=${encodeGlass(defaultGlass)}&radius=8`)).toEqual(defaultGlass)
  expect(glassOf('g=C0&radius=8')).toBeUndefined()
})
