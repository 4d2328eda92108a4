import { expect, test } from 'vitest'
import { lastStep, stepped, validLimits } from './number-limits'

const limits = (min?: number, max?: number, step = 1) => validLimits(min, max, step)

test.each([
  [2, 1, limits(), 3],
  [null, 1, limits(), 1],
  [null, -1, limits(), -1],
  [null, 1, limits(5, 9), 5],
  [null, -1, limits(undefined, -3), -3],
  [0.2, 0.1, limits(0, 1, 0.1), 0.3],
  [1.5, 1, limits(), 2],
  [1.5, -1, limits(), 1],
  [1, 3, limits(1, 9, 3), 4],
  [8, 3, limits(1, 9, 3), 8],
  [2, 10, limits(1, 9), 9],
  [9, 1, limits(1, 9), 9],
  [50, 1, limits(1, 9), 50],
  [50, -1, limits(1, 9), 9],
  [-50, -1, limits(1, 9), -50],
  [-50, 1, limits(1, 9), 1],
  [0, 2, limits(0, 100, 5), 5],
  [0, 12, limits(0, 100, 5), 10],
  [2 ** 53, -1, limits(0, 10), 10],
] as const)('from %d, a step of %d within %j leads to %d', (from, by, within, to) => {
  expect(stepped(from, by, within)).toBe(to)
})

test('the last step is at or below the highest number', () => {
  expect(lastStep(limits(0, 1, 0.1))).toBe(1)
  expect(lastStep(limits(1, 9, 3))).toBe(7)
  expect(lastStep(limits(1))).toBe(undefined)
})

test('limits that make no sense are as HTML could have them', () => {
  expect(validLimits(NaN, Infinity, 0)).toEqual(limits())
  expect(validLimits(5, 1, -2)).toEqual(limits(5, 5))
  expect(validLimits(-Infinity, 3, NaN)).toEqual(limits(undefined, 3))
  expect(validLimits(0, 3, Infinity)).toEqual(limits(0, 3))
})
