import type { AuthState } from './auth-state'

/** Holds who the visitor is, outside React: the answer may come before the page is hydrated. */
export interface AuthStore {
  readonly read: () => AuthState
  readonly subscribe: (listener: () => void) => () => void
  readonly publish: (state: AuthState) => void
}

/** A store that has not been given an answer yet. */
export function createAuthStore(): AuthStore {
  let state: AuthState = { status: 'loading' }
  const listeners = new Set<() => void>()
  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    publish: (next) => {
      state = next
      for (const listener of listeners) listener()
    },
  }
}

/** The site's own. */
export const authStore = createAuthStore()
