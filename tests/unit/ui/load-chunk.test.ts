import { expect, test, vi } from 'vitest'
import { countStep, lazyValue } from '../../../src/ui/load-chunk'

/** A value whose loading is ended by hand. */
function createManual() {
  const ends: { readonly resolve: (text: string) => void; readonly reject: (error: Error) => void }[] = []
  const value = lazyValue(() => new Promise<string>((resolve, reject) => ends.push({ resolve, reject })))
  const fail = (index: number) => ends[index]?.reject(new Error('offline'))
  const succeed = (index: number) => ends[index]?.resolve('loaded')
  return { value, ends, fail, succeed }
}

test('a page waits for one attempt, also after it has failed, until the visitor’s next step', async () => {
  const { value, ends, fail, succeed } = createManual()
  const first = value.attempt()
  fail(0)
  await expect(first).rejects.toThrow('Loading chunk failed')
  expect(value.attempt()).toBe(first)
  expect(ends).toHaveLength(1)
  countStep()
  const second = value.attempt()
  expect(second).not.toBe(first)
  expect(value.attempt()).toBe(second)
  succeed(1)
  await expect(second).resolves.toBe('loaded')
  countStep()
  expect(value.attempt()).toBe(second)
  expect(value.current()).toBe('loaded')
})

test('an attempt that failed after the visitor had gone elsewhere is not what the next visit sees', async () => {
  const { value, fail, succeed } = createManual()
  const left = value.attempt()
  countStep()
  fail(0)
  await expect(left).rejects.toThrow('Loading chunk failed')
  const next = value.attempt()
  succeed(1)
  await expect(next).resolves.toBe('loaded')
})

test('a running prefetch that fails is tried again for the page, once', async () => {
  const { value, ends, fail } = createManual()
  const prefetch = value.load()
  const shown = value.attempt()
  fail(0)
  await expect(prefetch).rejects.toThrow('Loading chunk failed')
  await vi.waitFor(() => expect(ends).toHaveLength(2))
  fail(1)
  await expect(shown).rejects.toThrow('Loading chunk failed')
  expect(ends).toHaveLength(2)
})
