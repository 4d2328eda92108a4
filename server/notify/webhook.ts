import { createHmac } from 'node:crypto'
import type { Notification } from '../store/outbox'

/**
 * The headers of Standard Webhooks (https://www.standardwebhooks.com): an id, which is the same for each attempt, the
 * time, and the signature of both and the body.
 *
 * @param id without a point, which separates what is signed
 * @param secret `whsec_` and the key in base64; without it nothing is signed
 * @param now in milliseconds since 1970
 */
export function webhookHeaders(
  id: string,
  body: string,
  secret: string | undefined,
  now = Date.now(),
): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000))
  const headers = { 'Content-Type': 'application/json', 'Webhook-Id': id, 'Webhook-Timestamp': timestamp }
  if (secret === undefined) return headers
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { ...headers, 'Webhook-Signature': `v1,${signature}` }
}

/** Where notifications are sent, and how they are signed. */
export interface WebhookTarget {
  url: string
  secret?: string | undefined
}

/** Why an attempt failed, and whether another one may succeed. */
export interface Failure {
  /** A status, or the code of an error. It never contains the URL, which may be a secret. */
  reason: string
  mayPass: boolean
}

/** The time limit of an attempt, in milliseconds: less than a shutdown waits. */
const timeout = 5_000

/** Sends a notification once. @returns why it failed; undefined when the receiver has accepted it */
export async function attempt(
  { url, secret }: WebhookTarget,
  { id, kind, savedAt }: Pick<Notification, 'id' | 'kind' | 'savedAt'>,
): Promise<Failure | undefined> {
  const body = JSON.stringify({ type: kind, timestamp: savedAt, data: { id } })
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: webhookHeaders(`msg_${id}`, body, secret),
      body,
      // A request that is signed for one receiver must not reach another.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    })
    await response.body?.cancel()
    if (response.ok) return undefined
    const { status } = response
    return { reason: String(status), mayPass: status >= 500 || status === 408 || status === 429 }
  } catch (error) {
    return { reason: codeOf(error), mayPass: true }
  }
}

/** `fetch` puts the system's code into the cause; a time-out has only a name. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error'
  if (error.cause instanceof Error && 'code' in error.cause) return String(error.cause.code)
  return error.name
}
