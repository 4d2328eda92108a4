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
  signOut,
  type User as FirebaseUser,
} from 'firebase/auth'
import type { GuardedStorage } from '../ui/device-state'
import type { User } from './auth-store'
import type { Credentials } from './credentials'
import { tokenSync } from './token-sync'

// A separate chunk with all of Firebase. It imports only types from the rest of the site: shared code would become another
// chunk, which every visitor would fetch.

/** The identity provider. */
export interface IdentityProvider {
  readonly signIn: (credentials: Credentials) => Promise<unknown>
  readonly createAccount: (credentials: Credentials) => Promise<unknown>
  /** Opens Google's window. Call it within the visitor's click, or the browser blocks the window. */
  readonly signInWithGoogle: () => Promise<unknown>
  readonly signOut: () => Promise<void>
}

interface Options {
  /** Whether the provider may have stored a session. */
  readonly isReturning: boolean
  readonly storage: GuardedStorage
  /** Receives each answer to who the visitor is; returns whether there was a session before. */
  readonly onAnswer: (user: User | null) => boolean
}

const {
  VITE_FIREBASE_API_KEY: apiKey = '',
  VITE_FIREBASE_AUTH_DOMAIN: authDomain = '',
  VITE_FIREBASE_PROJECT_ID: projectId = '',
  VITE_FIREBASE_APP_ID: appId = '',
  VITE_FIREBASE_AUTH_EMULATOR: emulator,
  VITE_AUTH_TOKEN_SYNC_URL: syncUrl,
} = import.meta.env

const userOf = ({ email, displayName, providerData }: FirebaseUser): User => ({
  email,
  displayName,
  providers: providerData.map(({ providerId }) => ({ providerId })),
})

/** Connects to the Firebase project of this build. Call it once. */
export function openIdentityProvider({ isReturning, storage, onAnswer }: Options): IdentityProvider {
  const auth = initializeAuth(initializeApp({ apiKey, authDomain, projectId, appId }), {
    persistence: browserLocalPersistence,
    // On Safari and on phones, the resolver loads Google's script before the first answer, since those browsers block a
    // window that opens long after the click. A returning visitor does not need it.
    ...(isReturning ? {} : { popupRedirectResolver: browserPopupRedirectResolver }),
  })
  if (emulator) connectAuthEmulator(auth, emulator, { disableWarnings: true })

  const sync = syncUrl ? tokenSync(syncUrl, storage) : undefined
  onIdTokenChanged(auth, (user) => {
    const hadSession = onAnswer(user && userOf(user))
    if (user) sync?.signedIn(user)
    else if (hadSession) sync?.signedOut()
  })

  return {
    signIn: ({ email, password }) => signInWithEmailAndPassword(auth, email, password),
    createAccount: ({ email, password }) => createUserWithEmailAndPassword(auth, email, password),
    signInWithGoogle: () => signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver),
    signOut: () => signOut(auth),
  }
}
