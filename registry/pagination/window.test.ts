import { describe, expect, test } from 'vitest'
import { pageWindow } from './window'

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

test('with ten pages, a window of four numbers follows the current page', () => {
  const windows = upTo(10).map((current) => pageWindow(current, 10, 4).join(' '))
  expect(windows).toEqual([
    '1 2 3 4',
    '1 2 3 4',
    '1 2 3 4',
    '2 3 4 5',
    '3 4 5 6',
    '4 5 6 7',
    '5 6 7 8',
    '6 7 8 9',
    '7 8 9 10',
    '7 8 9 10',
  ])
})

describe.each(upTo(12))('with %i pages', (pages) => {
  test.each(upTo(14))('at most %i numbers are consecutive and include the current page', (max) => {
    for (const current of upTo(pages)) {
      const shown = pageWindow(current, pages, max)
      expect(shown).toHaveLength(Math.min(max, pages))
      expect(shown).toContain(current)
      expect(shown).toEqual(shown.map((_, index) => (shown[0] ?? 0) + index))
      expect(shown[0]).toBeGreaterThanOrEqual(1)
      expect(shown.at(-1)).toBeLessThanOrEqual(pages)
      if (max <= pages) expect(shown[0]).toBe(clamp(current - Math.floor(max / 2), 1, pages - max + 1))
    }
  })
})

test.each([
  [1, 0, 4, [1]],
  [1, -3, 4, [1]],
  [5, 10, 0, [5]],
  [5, 10, -2, [5]],
  [5, 10, 4.9, [3, 4, 5, 6]],
  [99, 10, 4, [7, 8, 9, 10]],
  [-1, 10, 4, [1, 2, 3, 4]],
])('page %d of %d with at most %d numbers is clamped to valid arguments', (current, pages, max, shown) => {
  expect(pageWindow(current, pages, max)).toEqual(shown)
})
