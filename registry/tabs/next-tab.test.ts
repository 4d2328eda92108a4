import { expect, test } from 'vitest'
import { nextTab } from './next-tab'

const row = { isVertical: false, isRtl: false }
const all = [true, true, true]

test.each([
  ['ArrowRight', [1, 2, 0]],
  ['ArrowLeft', [2, 0, 1]],
  ['Home', [0, 0, 0]],
  ['End', [2, 2, 2]],
  ['ArrowDown', [undefined, undefined, undefined]],
] as const)('%s leads to the tabs %j from each of three', (key, wanted) => {
  expect([0, 1, 2].map((from) => nextTab(key, from, all, row))).toEqual(wanted)
})

test('keys pass over disabled tabs', () => {
  const enabled = [false, true, false, true, false]
  expect(nextTab('ArrowRight', 1, enabled, row)).toBe(3)
  expect(nextTab('ArrowRight', 3, enabled, row)).toBe(1)
  expect(nextTab('ArrowLeft', 1, enabled, row)).toBe(3)
  expect(nextTab('Home', 3, enabled, row)).toBe(1)
  expect(nextTab('End', 1, enabled, row)).toBe(3)
  for (const key of ['ArrowRight', 'Home', 'End'])
    expect(nextTab(key, 0, [false, false], row)).toBeUndefined()
})

test('in text from right to left, the next tab is to the left', () => {
  expect(nextTab('ArrowLeft', 0, all, { ...row, isRtl: true })).toBe(1)
  expect(nextTab('ArrowRight', 0, all, { ...row, isRtl: true })).toBe(2)
})

test('in a column, the next tab is below, whatever the direction of the text', () => {
  for (const isRtl of [false, true]) {
    expect(nextTab('ArrowDown', 0, all, { isVertical: true, isRtl })).toBe(1)
    expect(nextTab('ArrowUp', 0, all, { isVertical: true, isRtl })).toBe(2)
    expect(nextTab('ArrowRight', 0, all, { isVertical: true, isRtl })).toBeUndefined()
  }
})
