import { useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { AuthContext } from './auth-context'
import { authOf, type AuthState } from './auth-state'
import { authStore, type AuthStore } from './auth-store'

interface AuthProviderProps {
  /** The store that holds who the visitor is. @default the store of this site */
  readonly store?: AuthStore
  readonly children: ReactNode
}

const notAnswered: AuthState = { status: 'loading' }
const prerendered = () => notAnswered

/**
 * Provides who the visitor is. The prerendered document and its hydration have no answer yet. `client.tsx` renders only
 * after the first answer, so the first update after hydration brings it.
 */
export function AuthProvider({ store = authStore, children }: AuthProviderProps) {
  const state = useSyncExternalStore(store.subscribe, store.read, prerendered)
  const auth = useMemo(() => authOf(state), [state])
  return <AuthContext value={auth}>{children}</AuthContext>
}
