import { use, useMemo, useSyncExternalStore } from 'react'
import { AuthContext } from './auth-context'
import { authOf, type Auth, type AuthState } from './auth-state'

const notAnswered: AuthState = { status: 'loading' }
const prerendered = () => notAnswered

/**
 * Who the visitor is. The prerendered document and its hydration have no answer yet. `client.tsx` renders only after
 * the first answer, so the first update after hydration brings it.
 *
 * @throws {Error} "useAuth must be used within an AuthProvider".
 */
export function useAuth(): Auth {
  const store = use(AuthContext)
  if (store === null) throw new Error('useAuth must be used within an AuthProvider')
  const state = useSyncExternalStore(store.subscribe, store.read, prerendered)
  return useMemo(() => authOf(state), [state])
}
