import { createStore, type Store } from '../ui/store'
import type { AuthState } from './auth-state'

/** Holds who the visitor is, outside React: the answer may come before the page is hydrated. */
export type AuthStore = Store<AuthState>

/** A store that has no answer yet. */
export const createAuthStore = (): AuthStore => createStore<AuthState>({ status: 'loading' })

/** The store of this site. */
export const authStore = createAuthStore()
