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
