import { expect, test } from 'vitest'
import { closes, velocityOf, wayOut, type Sample } from './drag'

const samples = (...all: readonly (readonly [distance: number, time: number])[]): Sample[] =>
  all.map(([distance, time]) => ({ distance, time }))

test.each([
  ['end', false, { axis: 'x', sign: 1 }],
  ['end', true, { axis: 'x', sign: -1 }],
  ['start', false, { axis: 'x', sign: -1 }],
  ['start', true, { axis: 'x', sign: 1 }],
  ['top', true, { axis: 'y', sign: -1 }],
  ['bottom', false, { axis: 'y', sign: 1 }],
] as const)(
  'a drawer at the %s, from right to left %s, leaves the window on its side',
  (side, isRtl, way) => {
    expect(wayOut(side, isRtl)).toEqual(way)
  },
)

test('only the last moment says how fast a pointer is', () => {
  expect(velocityOf(samples([0, 0], [300, 10], [300, 500], [330, 550]), 550)).toBeCloseTo(0.6)
})

test('a pointer that rests is not fast', () => {
  expect(velocityOf(samples([0, 0], [90, 30]), 500)).toBe(0)
  expect(velocityOf(samples([40, 20]), 20)).toBe(0)
})

test('a drawer of 300 px closes beyond 100 px, or if it is fast', () => {
  expect(closes(samples([0, 0], [99, 1000]), 2000, 300)).toBe(false)
  expect(closes(samples([0, 0], [101, 1000]), 2000, 300)).toBe(true)
  expect(closes(samples([0, 0], [60, 100]), 100, 300)).toBe(true)
  expect(closes(samples([0, 0], [40, 100]), 100, 300)).toBe(false)
})

test('on the way back, it does not close', () => {
  expect(closes(samples([250, 0], [150, 100]), 100, 300)).toBe(false)
  expect(closes(samples([20, 0], [0, 10]), 10, 300)).toBe(false)
})
