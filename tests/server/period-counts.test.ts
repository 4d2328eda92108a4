import { expect, test, vi } from 'vitest'
import { PeriodCounts } from '../../server/http/period-counts'

test('a key counts what was added under it, also beside 100,000 others, in memory that does not grow', () => {
  const counts = new PeriodCounts(60_000)
  counts.add('mine', 5)
  const before = process.memoryUsage().arrayBuffers
  for (let number = 0; number < 100_000; number += 1) counts.add(`other ${number}`, 1)
  expect(counts.of('mine')).toBeGreaterThanOrEqual(5)
  expect(counts.of('mine')).toBeLessThan(15)
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(2 ** 20)
})

test('a new period counts from zero', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const counts = new PeriodCounts(60_000)
  counts.add('mine', 5)
  vi.advanceTimersByTime(59_000)
  expect(counts.of('mine')).toBe(5)
  expect(counts.left()).toBe(1_000)
  vi.advanceTimersByTime(1_000)
  expect(counts.of('mine')).toBe(0)
  vi.useRealTimers()
})
