import { use } from 'react'
import { AuthContext } from './auth-context'
import type { Auth } from './auth-state'

/**
 * Who the visitor is.
 *
 * @throws {Error} "useAuth must be used within an AuthProvider".
 */
export function useAuth(): Auth {
  const auth = use(AuthContext)
  if (auth === null) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}
