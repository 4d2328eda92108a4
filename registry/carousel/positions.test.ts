import { expect, test } from 'vitest'
import { nearestTo, positionsOf, stopsIn } from './positions'

/** Slides of 100 px with 10 px between, as a browser says where they are in a row of some width. */
const boxes = (count: number, width: number, isRtl: boolean) =>
  Array.from({ length: count }, (_, index) => ({
    offsetLeft: isRtl ? width - index * 110 - 100 : index * 110,
    offsetWidth: 100,
  }))

const row = (count: number, width: number) => ({
  clientWidth: width,
  scrollWidth: Math.max(width, count * 110 - 10),
})

test.each([false, true])(
  'each slide has a position, in both directions (from right to left: %s)',
  (isRtl) => {
    expect(positionsOf(row(4, 100), boxes(4, 100, isRtl), isRtl)).toEqual([0, 110, 220, 330])
  },
)

test('slides that fit behind another share the position of the end', () => {
  const positions = positionsOf(row(5, 210), boxes(5, 210, false), false)
  expect(positions).toEqual([0, 110, 220, 330, 330])
  expect(stopsIn(positions)).toBe(4)
  expect(nearestTo(330, positions)).toBe(3)
})

test('slides that all fit have one position', () => {
  expect(stopsIn(positionsOf(row(2, 400), boxes(2, 400, false), false))).toBe(1)
})

test('lengths that a browser has rounded make no position of their own', () => {
  expect(stopsIn([0, 110, 219, 220])).toBe(3)
})

test('the nearest position is that of the slide that is more in view', () => {
  expect([0, 54, 56, 300, 999].map((at) => nearestTo(at, [0, 110, 220]))).toEqual([0, 0, 1, 2, 2])
})

test('a row without slides has one position, the start', () => {
  expect(stopsIn([])).toBe(1)
  expect(nearestTo(0, [])).toBe(0)
})
