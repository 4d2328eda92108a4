import type { GuardedStorage } from '../ui/device-state'

/** The part of Firebase's user that the sync reads. */
interface TokenHolder {
  readonly uid: string
  readonly getIdTokenResult: () => Promise<{ readonly token: string; readonly issuedAtTime: string }>
}

/** Tells a server which token is valid. */
export interface TokenSync {
  /** Sends the user's token, unless the server already has it, e.g. after a reload or from another tab. */
  readonly signedIn: (user: TokenHolder) => void
  readonly signedOut: () => void
}

/** The storage key of the last token that the server received, by name. */
const syncedKey = 'vitrine:synced-token'

/** How long the server may take to answer, in ms. */
const patience = 10_000

async function send(url: string, method: 'POST' | 'DELETE', headers: HeadersInit): Promise<void> {
  const answer = await fetch(url, { method, headers, keepalive: true, signal: AbortSignal.timeout(patience) })
  if (!answer.ok) throw new Error(`${method} ${url} was answered with status ${answer.status}`)
}

/** Sends POST with the bearer token to a URL, and DELETE when the session ends. Failures are logged. */
export function tokenSync(url: string, storage: GuardedStorage): TokenSync {
  // One call at a time: a DELETE must not overtake the slow POST before it.
  let calls: Promise<void> = Promise.resolve()
  const enqueue = (call: () => Promise<void>) => {
    calls = calls.then(call).catch((error: unknown) => console.error('Token sync failed', error))
  }
  return {
    signedIn: (user) =>
      enqueue(async () => {
        const { token, issuedAtTime } = await user.getIdTokenResult()
        const name = `${user.uid} ${issuedAtTime}`
        if (storage.get(syncedKey) === name) return
        await send(url, 'POST', { Authorization: `Bearer ${token}` })
        storage.set(syncedKey, name)
      }),
    signedOut: () =>
      enqueue(async () => {
        storage.remove(syncedKey)
        await send(url, 'DELETE', {})
      }),
  }
}
