// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { addressState, followQuery, restingWrite } from '../../../src/ui/address-state'

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

test('a control that is dragged for half a minute writes less than 100 times, and its last place', () => {
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

const createBlur = (isInAddress?: () => boolean) =>
  addressState<{ readonly blur: number }>({
    start: { blur: 10 },
    parse: (parameters) => ({ blur: Number(parameters.get('blur') ?? 10) }),
    format: ({ blur }, parameters) => parameters.set('blur', String(blur)),
    ...(isInAddress && { isInAddress }),
  })

/** What a step in the history does: the browser changes the address, then reports it. */
function step(address: string) {
  window.history.replaceState(null, '', address)
  window.dispatchEvent(new PopStateEvent('popstate'))
}

describe('a state in the address', () => {
  beforeEach(() => window.history.replaceState(null, '', '/page?blur=4&other=1'))

  test('is read when it is first needed, and written once changes rest, beside other parameters', () => {
    const blur = createBlur()
    expect(blur.start()).toEqual({ blur: 10 })
    expect(blur.read()).toEqual({ blur: 4 })
    const written = vi.fn<() => void>()
    const end = followQuery(written)
    blur.publish({ blur: 5 })
    blur.write.later()
    expect(window.location.search).toBe('?blur=4&other=1')
    vi.advanceTimersByTime(200)
    expect(window.location.search).toBe('?blur=5&other=1')
    expect(written).toHaveBeenCalledTimes(1)
    end()
  })

  test('follows the history, and a click writes what is waiting, until that is ended', () => {
    const blur = createBlur()
    const reread = vi.fn<() => void>()
    const end = blur.follow(reread)
    step('/page?blur=6')
    expect(blur.read()).toEqual({ blur: 6 })
    expect(reread).toHaveBeenCalledTimes(1)
    blur.publish({ blur: 7 })
    blur.write.later()
    document.body.click()
    expect(window.location.search).toBe('?blur=7')
    blur.publish({ blur: 8 })
    blur.write.later()
    end()
    vi.advanceTimersByTime(1000)
    expect(window.location.search).toBe('?blur=7')
    step('/page?blur=9')
    expect(blur.read()).toEqual({ blur: 8 })
  })

  test('is left alone by a step to another page, on which a waiting write is dropped', () => {
    const blur = createBlur()
    const end = blur.follow()
    blur.publish({ blur: 7 })
    blur.write.later()
    step('/other?blur=1')
    vi.advanceTimersByTime(1000)
    expect(blur.read()).toEqual({ blur: 7 })
    expect(window.location.search).toBe('?blur=1')
    end()
  })

  test('is the start until its page is in the address, and begins anew after a reset', () => {
    let isHere = false
    const blur = createBlur(() => isHere)
    expect(blur.read()).toEqual({ blur: 10 })
    isHere = true
    expect(blur.read()).toEqual({ blur: 4 })
    window.history.replaceState(null, '', '/page?blur=2')
    expect(blur.read()).toEqual({ blur: 4 })
    blur.reset()
    expect(blur.read()).toEqual({ blur: 2 })
  })
})
