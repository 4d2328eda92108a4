import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAuthStore } from '../../../src/auth/auth-store'
import { firstAnswer } from '../../../src/auth/connection'

const never = () => new Promise<never>(() => {})
const user = { email: 'maria@example.org', displayName: null, providers: [] }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('without a stored session the visitor is signed out, and the provider is not called', async () => {
  const store = createAuthStore()
  const connect = vi.fn(never)
  await firstAnswer(store, false, connect)
  expect(store.read()).toEqual({ status: 'signed-out' })
  expect(connect).not.toHaveBeenCalled()
})

test('with a stored session the provider answers', async () => {
  const store = createAuthStore()
  const answered = firstAnswer(store, true, async () => store.publish({ status: 'signed-in', user }))
  await answered
  await vi.advanceTimersByTimeAsync(10_000)
  expect(store.read()).toEqual({ status: 'signed-in', user })
})

test('after 3 s without an answer the visitor is signed out, until the provider answers', async () => {
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

test('the visitor is signed out at once when the provider cannot be loaded', async () => {
  const store = createAuthStore()
  await firstAnswer(store, true, () => Promise.reject(new Error('Loading chunk failed')))
  expect(store.read()).toEqual({ status: 'signed-out' })
})
