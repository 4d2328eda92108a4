import { createStore, type Store } from '../ui/store'
import { deviceStorage } from '../ui/device-state'

/** A signed-in visitor. */
export interface User {
  readonly email: string | null
  readonly displayName: string | null
  /** The identity providers that the account is linked with, e.g. `password` or `google.com`. */
  readonly providers: readonly { readonly providerId: string }[]
}

/** Who the visitor is. `loading` lasts until the first answer and never returns. */
export type AuthState =
  { readonly status: 'loading' | 'signed-out' } | { readonly status: 'signed-in'; readonly user: User }

/** The visitor, as components see them. */
export interface Auth {
  readonly status: AuthState['status']
  readonly user: User | null
  readonly userLoggedIn: boolean
  /** Whether the account has a password. */
  readonly isEmailUser: boolean
  /** Always false, even for a Google account. */
  readonly isGoogleUser: boolean
}

/** The state with its derived flags. */
export function authOf(state: AuthState): Auth {
  const user = state.status === 'signed-in' ? state.user : null
  return {
    status: state.status,
    user,
    userLoggedIn: user !== null,
    isEmailUser: user?.providers.some(({ providerId }) => providerId === 'password') ?? false,
    isGoogleUser: false,
  }
}

/** Holds who the visitor is. It is outside React because the answer may come before hydration. */
export type AuthStore = Store<AuthState>

/** A store that has no answer yet. */
export const createAuthStore = (): AuthStore => createStore<AuthState>({ status: 'loading' })

/** The store of this site. The script before hydration drops what is pure. */
export const authStore = /* @__PURE__ */ createAuthStore()

/** The storage key that is present while this device may have a session. */
export const sessionKey = 'vitrine:session'

/** Whether this device may have a stored session. False where storage is refused: the provider's is refused too. */
export const hasSession = (): boolean => deviceStorage.get(sessionKey) !== null

/** Stores whether this device has a session. */
export function keepSession(isSignedIn: boolean): void {
  if (isSignedIn) deviceStorage.set(sessionKey, '1')
  else deviceStorage.remove(sessionKey)
}
