import { createContext } from 'react'
import type { Auth } from './auth-state'

/** Null outside the provider. */
export const AuthContext = createContext<Auth | null>(null)
