import type { ReactNode } from 'react'
import { AuthContext } from './auth-context'
import { authStore, type AuthStore } from './auth-store'

interface AuthProviderProps {
  /** The store that holds who the visitor is. @default the store of this site */
  readonly store?: AuthStore
  readonly children: ReactNode
}

/** Provides who the visitor is, for `useAuth`. */
export const AuthProvider = ({ store = authStore, children }: AuthProviderProps) => (
  <AuthContext value={store}>{children}</AuthContext>
)
