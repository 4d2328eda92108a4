import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAuthStore } from '../../../src/auth/auth-store'
import { firstAnswer } from '../../../src/auth/first-answer'

const never = () => new Promise<never>(() => {})
const user = { email: 'maria@example.org', displayName: null, providers: [] }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('without a stored session the answer is "signed out", and the provider is not asked', async () => {
  const store = createAuthStore()
  const connect = vi.fn(never)
  await firstAnswer(store, false, connect)
  expect(store.read()).toEqual({ status: 'signed-out' })
  expect(connect).not.toHaveBeenCalled()
})

test("with a stored session the answer is the provider's", async () => {
  const store = createAuthStore()
  const answered = firstAnswer(store, true, async () => store.publish({ status: 'signed-in', user }))
  await answered
  await vi.advanceTimersByTimeAsync(10_000)
  expect(store.read()).toEqual({ status: 'signed-in', user })
})

test('a silent provider is waited for 3 s, and may correct the answer afterwards', async () => {
  const store = createAuthStore()
  let isAnswered = false
  void firstAnswer(store, true, never).then(() => (isAnswered = true))
  await vi.advanceTimersByTimeAsync(2999)
  expect(isAnswered).toBe(false)
  expect(store.read()).toEqual({ status: 'loading' })
  await vi.advanceTimersByTimeAsync(1)
  expect(isAnswered).toBe(true)
  expect(store.read()).toEqual({ status: 'signed-out' })
  store.publish({ status: 'signed-in', user })
  expect(store.read()).toEqual({ status: 'signed-in', user })
})

test('a provider that cannot be loaded counts as "signed out", at once', async () => {
  const store = createAuthStore()
  await firstAnswer(store, true, () => Promise.reject(new Error('Loading chunk failed')))
  expect(store.read()).toEqual({ status: 'signed-out' })
})
