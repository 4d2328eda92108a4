import { createHmac } from 'node:crypto'

/** The events that the owner is notified of. */
export type EventType = 'message.created' | 'story.waiting'

/** A notification of a record. The text of the record stays on the server. */
export interface WebhookEvent {
  type: EventType
  /** The id of the record. */
  id: string
  /** When it was saved: ISO 8601 in UTC. */
  savedAt: string
}

const bodyOf = ({ type, id, savedAt }: WebhookEvent): string =>
  JSON.stringify({ type, timestamp: savedAt, data: { id } })

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

/** Where events are sent, and how they are signed. */
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

/** The time limit of an attempt, in milliseconds. */
const timeout = 5_000

/**
 * Sends an event once.
 *
 * @param stop aborts the attempt
 * @returns why it failed; undefined when the receiver has accepted it
 */
export async function attempt(
  { url, secret }: WebhookTarget,
  event: WebhookEvent,
  stop: AbortSignal,
): Promise<Failure | undefined> {
  const body = bodyOf(event)
  try {
    stop.throwIfAborted()
    const response = await fetch(url, {
      method: 'POST',
      headers: webhookHeaders(`msg_${event.id}`, body, secret),
      body,
      // A request that is signed for one receiver must not reach another.
      redirect: 'manual',
      signal: AbortSignal.any([stop, AbortSignal.timeout(timeout)]),
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
