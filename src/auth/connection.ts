import { deviceStorage } from '../ui/device-state'
import { authStore, hasSession, keepSession, sessionKey, type AuthStore, type User } from './auth-store'
import type { IdentityProvider } from './identity-provider'

let connecting: Promise<IdentityProvider> | undefined

/** Publishes who the visitor is, and stores whether there is a session; returns whether there was one before. */
function onAnswer(user: User | null): boolean {
  const hadSession = hasSession() || authStore.read().status === 'signed-in'
  keepSession(user !== null)
  authStore.publish(user ? { status: 'signed-in', user } : { status: 'signed-out' })
  return hadSession
}

async function open(): Promise<IdentityProvider> {
  // In a build without sign-in the bundler drops everything after this line, and with it the provider's code.
  if (!__SIGN_IN__) throw new Error('This build offers no sign-in.')
  const { openIdentityProvider } = await import('./identity-provider')
  return openIdentityProvider({ isReturning: hasSession(), storage: deviceStorage, onAnswer })
}

/** Loads the identity provider, once. The store then follows its session. After a failure, the next call tries again. */
export function connect(): Promise<IdentityProvider> {
  if (connecting) return connecting
  connecting = open()
  connecting.catch(() => (connecting = undefined))
  return connecting
}

/** Finds out who the visitor is; resolves with the first answer. */
export function startAuth(): Promise<void> {
  if (!__SIGN_IN__) return firstAnswer(authStore, false, connect)
  /** Signs in who has signed in elsewhere, or could not be asked for. */
  const join = () => {
    if (hasSession()) connect().catch(() => {})
  }
  // In another tab, while this page lay in the browser's history, or while there was no connection.
  window.addEventListener('storage', ({ key }) => key === sessionKey && join())
  window.addEventListener('pageshow', ({ persisted }) => persisted && join())
  window.addEventListener('online', join)
  return firstAnswer(authStore, hasSession(), connect)
}

/** How long the page waits for a stored session, in ms. */
const patience = 3000

/**
 * Waits until it is known who the visitor is. Without a stored session, they are signed out immediately. They also count as
 * signed out if the provider fails or takes longer than 3 s, until it answers.
 *
 * @param connect Loads the identity provider, which publishes to the store.
 */
export async function firstAnswer(
  store: AuthStore,
  hasSession: boolean,
  connect: () => Promise<unknown>,
): Promise<void> {
  const answered = new Promise<void>((resolve) => {
    const stop = store.subscribe(() => {
      stop()
      resolve()
    })
  })
  const giveUp = () => {
    if (store.read().status === 'loading') store.publish({ status: 'signed-out' })
  }
  if (hasSession) {
    setTimeout(giveUp, patience)
    connect().catch(giveUp)
  } else {
    giveUp()
  }
  await answered
}
