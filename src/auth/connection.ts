import { authStore } from './auth-store'
import { firstAnswer } from './first-answer'
import { hasSession, sessionKey } from './session-flag'

/** The identity provider, once its code is here. */
type Identity = typeof import('./identity')

let connecting: Promise<Identity> | undefined

async function load(): Promise<Identity> {
  // A build without a Firebase project holds none of its code: the bundler drops what follows.
  if (!__SIGN_IN__)
    throw new Error('This build has no identity provider; see VITE_FIREBASE_* in .env.example.')
  const identity = await import('./identity')
  identity.watch(authStore)
  return identity
}

/** Loads the identity provider, once; from then on the store follows its session. A failure may be tried again. */
export function connect(): Promise<Identity> {
  if (connecting) return connecting
  connecting = load()
  connecting.catch(() => (connecting = undefined))
  return connecting
}

/** Finds out who the visitor is; the promise is kept with the first answer. */
export function startAuth(): Promise<void> {
  if (!__SIGN_IN__) return firstAnswer(authStore, false, connect)
  window.addEventListener('storage', ({ key, newValue }) => {
    // A sign-in in another tab is one here.
    if (key === sessionKey && newValue !== null) connect().catch(() => {})
  })
  return firstAnswer(authStore, hasSession(), connect)
}
