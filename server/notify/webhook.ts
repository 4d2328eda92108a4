import { createHmac } from 'node:crypto'

/** What the owner is notified of. */
export type EventType = 'message.created' | 'story.waiting'

/** A record that the owner should know of. Its text stays on the server. */
export interface WebhookEvent {
  type: EventType
  /** The id of the record. */
  id: string
  /** When it was saved: ISO 8601 in UTC. */
  savedAt: string
}

/** The body of an event. */
export const bodyOf = ({ type, id, savedAt }: WebhookEvent): string =>
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
