import { createContext } from 'react'
import type { Auth } from './auth-state'

/** Who the visitor is; null outside the provider. */
export const AuthContext = createContext<Auth | null>(null)
