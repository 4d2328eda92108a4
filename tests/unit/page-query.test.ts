import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { restingWrite } from '../../src/docs/page/page-query'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a first change is written at once, further ones once they rest', () => {
  const write = vi.fn<() => void>()
  const { soon } = restingWrite(write)
  soon()
  expect(write).toHaveBeenCalledTimes(1)
  soon()
  soon()
  expect(write).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(200)
  expect(write).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(1000)
  soon()
  expect(write).toHaveBeenCalledTimes(3)
})

test('a knob that is dragged for half a minute writes less than 100 times, and its last place', () => {
  let value = 0
  const written: number[] = []
  const { soon } = restingWrite(() => written.push(value))
  for (let time = 0; time < 30_000; time += 16) {
    value = time
    soon()
    vi.advanceTimersByTime(16)
  }
  vi.advanceTimersByTime(200)
  expect(written.length).toBeLessThan(100)
  expect(written.length).toBeGreaterThan(50)
  expect(written.at(-1)).toBe(value)
})
