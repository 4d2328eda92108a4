import { recall, remember } from './device-storage'

/** The part of the provider's user that the sync needs. */
interface TokenHolder {
  readonly uid: string
  readonly getIdTokenResult: () => Promise<{ readonly token: string; readonly issuedAtTime: string }>
}

const url = import.meta.env.VITE_AUTH_TOKEN_SYNC_URL

/** Names the token that the server has: it is not sent again by a reload or by another tab. */
const syncedKey = 'vitrine:synced-token'

/** How long the server may take, in ms. */
const patience = 10_000

/** One call after the other: a slow POST must not overtake the DELETE that follows it. */
let calls: Promise<void> = Promise.resolve()

const enqueue = (call: () => Promise<void>) => {
  calls = calls.then(call).catch((error: unknown) => console.error('Token sync failed', error))
}

async function send(to: string, method: 'POST' | 'DELETE', headers: HeadersInit): Promise<void> {
  const answer = await fetch(to, { method, headers, keepalive: true, signal: AbortSignal.timeout(patience) })
  if (!answer.ok) throw new Error(`${method} ${to} was answered with status ${answer.status}`)
}

/** Sends the token of a user, unless the server has it. Does nothing where no server is configured. */
export function syncSignedIn(user: TokenHolder): void {
  if (!url) return
  enqueue(async () => {
    const { token, issuedAtTime } = await user.getIdTokenResult()
    const name = `${user.uid} ${issuedAtTime}`
    if (recall(syncedKey) === name) return
    await send(url, 'POST', { Authorization: `Bearer ${token}` })
    remember(syncedKey, name)
  })
}

/** Tells the server that the session has ended. */
export function syncSignedOut(): void {
  if (!url) return
  enqueue(async () => {
    remember(syncedKey, null)
    await send(url, 'DELETE', {})
  })
}
