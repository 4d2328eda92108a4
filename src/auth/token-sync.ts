import type { GuardedStorage } from '../ui/guarded-storage'

/** The part of the provider's user that the sync needs. */
interface TokenHolder {
  readonly uid: string
  readonly getIdTokenResult: () => Promise<{ readonly token: string; readonly issuedAtTime: string }>
}

/** Lets a server know which token counts. */
export interface TokenSync {
  /** Sends the user's token, unless the server has it: after a reload, or from another tab. */
  readonly signedIn: (user: TokenHolder) => void
  readonly signedOut: () => void
}

/** Under this key the device remembers the name of the token that the server has. */
const syncedKey = 'vitrine:synced-token'

/** How long the server may take, in ms. */
const patience = 10_000

async function send(url: string, method: 'POST' | 'DELETE', headers: HeadersInit): Promise<void> {
  const answer = await fetch(url, { method, headers, keepalive: true, signal: AbortSignal.timeout(patience) })
  if (!answer.ok) throw new Error(`${method} ${url} was answered with status ${answer.status}`)
}

/** POSTs to a URL with the bearer token, and DELETEs when the session ends. A failure is logged. */
export function tokenSync(url: string, storage: GuardedStorage): TokenSync {
  // One call after the other: a slow POST must not overtake the DELETE that follows it.
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
