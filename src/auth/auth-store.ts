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

/** What components know about the visitor. */
export interface Auth {
  readonly status: AuthState['status']
  readonly user: User | null
  readonly userLoggedIn: boolean
  /** Whether the account has a password of its own. */
  readonly isEmailUser: boolean
  /** Part of the public shape, but never set: it is false for a Google account too. */
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

/** Holds who the visitor is, outside React: the answer may come before the page is hydrated. */
export type AuthStore = Store<AuthState>

/** A store that has no answer yet. */
export const createAuthStore = (): AuthStore => createStore<AuthState>({ status: 'loading' })

/** The store of this site. The script before hydration drops what is pure. */
export const authStore = /* @__PURE__ */ createAuthStore()

/** The storage key that is present while this device may have a session. */
export const sessionKey = 'vitrine:session'

/** Whether this device may have a stored session. Never where storage is refused: the provider's is refused too. */
export const hasSession = (): boolean => deviceStorage.get(sessionKey) !== null

/** Notes whether this device has a session now. */
export function keepSession(isSignedIn: boolean): void {
  if (isSignedIn) deviceStorage.set(sessionKey, '1')
  else deviceStorage.remove(sessionKey)
}
