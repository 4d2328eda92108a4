import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { authOf, authStore, type Auth, type AuthState, type AuthStore } from './auth-store'

/**
 * The store; null outside of the provider. The context never changes, because an update would hydrate the rest of the page
 * at once.
 */
const AuthContext = createContext<AuthStore | null>(null)

interface AuthProviderProps {
  /** The store that holds who the visitor is. @default the store of this site */
  readonly store?: AuthStore
  readonly children: ReactNode
}

/** Provides the visitor for `useAuth`. */
export const AuthProvider = ({ store = authStore, children }: AuthProviderProps) => (
  <AuthContext value={store}>{children}</AuthContext>
)

const notAnswered: AuthState = { status: 'loading' }
const prerendered = () => notAnswered

/**
 * Who the visitor is. While prerendering and hydrating, there is no answer yet. `client.tsx` renders only after the first
 * answer, so the first update after hydration has it.
 *
 * @throws {Error} "useAuth must be used within an AuthProvider".
 */
export function useAuth(): Auth {
  const store = use(AuthContext)
  if (store === null) throw new Error('useAuth must be used within an AuthProvider')
  const state = useSyncExternalStore(store.subscribe, store.read, prerendered)
  return useMemo(() => authOf(state), [state])
}
