import { initializeApp } from 'firebase/app'
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  initializeAuth,
  onIdTokenChanged,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut as endSession,
  type User as FirebaseUser,
} from 'firebase/auth'
import type { User } from './auth-state'
import type { AuthStore } from './auth-store'
import type { Credentials } from './credentials'
import { hasSession, keepSession } from './session-flag'
import { syncSignedIn, syncSignedOut } from './token-sync'

// This module is a piece of script of its own: nothing may import it but `connection.ts`, and that lazily.

const {
  VITE_FIREBASE_API_KEY: apiKey = '',
  VITE_FIREBASE_AUTH_DOMAIN: authDomain = '',
  VITE_FIREBASE_PROJECT_ID: projectId = '',
  VITE_FIREBASE_APP_ID: appId = '',
  VITE_FIREBASE_AUTH_EMULATOR: emulator,
} = import.meta.env

const auth = initializeAuth(initializeApp({ apiKey, authDomain, projectId, appId }), {
  persistence: browserLocalPersistence,
  // On Safari and on phones the resolver loads Google's script before the first answer. Only a visitor about to sign
  // in needs that (a popup opened later than the click is blocked there); one who comes back shall not wait for it.
  ...(hasSession() ? {} : { popupRedirectResolver: browserPopupRedirectResolver }),
})

if (emulator) connectAuthEmulator(auth, emulator, { disableWarnings: true })

const userOf = ({ email, displayName, providerData }: FirebaseUser): User => ({
  email,
  displayName,
  providers: providerData.map(({ providerId }) => ({ providerId })),
})

/** Lets the store, the flag of the stored session and the token's server follow the session, in this order. */
export function watch(store: AuthStore): void {
  onIdTokenChanged(auth, (user) => {
    const hadSession = hasSession() || store.read().status === 'signed-in'
    keepSession(user !== null)
    store.publish(user ? { status: 'signed-in', user: userOf(user) } : { status: 'signed-out' })
    if (user) syncSignedIn(user)
    else if (hadSession) syncSignedOut()
  })
}

export const signIn = ({ email, password }: Credentials): Promise<unknown> =>
  signInWithEmailAndPassword(auth, email, password)

export const createAccount = ({ email, password }: Credentials): Promise<unknown> =>
  createUserWithEmailAndPassword(auth, email, password)

/** Opens Google's window. It must be called within the visitor's click, or the browser blocks the window. */
export const signInWithGoogle = (): Promise<unknown> =>
  signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver)

export const signOut = (): Promise<void> => endSession(auth)
