import { useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { AuthContext } from './auth-context'
import { authOf, type AuthState } from './auth-state'
import { authStore, type AuthStore } from './auth-store'

interface AuthProviderProps {
  /** Who the visitor is. @default the site's own store */
  readonly store?: AuthStore
  readonly children: ReactNode
}

const notAnswered: AuthState = { status: 'loading' }
const prerendered = () => notAnswered

/**
 * Tells the tree below who the visitor is. The prerendered document, and its hydration, know no answer yet; the client
 * begins to render only when there is one (`client.tsx`), so the update that follows hydration brings it.
 */
export function AuthProvider({ store = authStore, children }: AuthProviderProps) {
  const state = useSyncExternalStore(store.subscribe, store.read, prerendered)
  const auth = useMemo(() => authOf(state), [state])
  return <AuthContext value={auth}>{children}</AuthContext>
}
