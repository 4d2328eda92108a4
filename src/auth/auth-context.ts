import { createContext } from 'react'
import type { AuthStore } from './auth-store'

/**
 * The store that holds who the visitor is; null outside the provider. The context never changes: an update of a context
 * would hydrate at once every part of the page that is not hydrated yet.
 */
export const AuthContext = createContext<AuthStore | null>(null)
