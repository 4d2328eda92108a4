import { createHash } from 'node:crypto'
import { z } from 'zod'
import { type ListName, StoreError } from './store'

/** How long a key is remembered, in milliseconds. */
export const keyLifetime = 24 * 60 * 60 * 1000

/** Validates a key that was used: the record that was saved under it, and what that record was made of. */
export const usedKey = z.strictObject({
  key: z.string(),
  fingerprint: z.string(),
  id: z.string(),
  savedAt: z.number(),
})

/** A key under which a record was saved. */
export type UsedKey = z.infer<typeof usedKey>

/** A key that a client sent, and the fingerprint of what it sent. */
export type SentKey = Pick<UsedKey, 'key' | 'fingerprint'>

/**
 * The fingerprint of a payload. Stories and messages have different ones, so a key serves one of them. Stories that wait
 * have the same: a retry finds its story also after the owner has begun, or ceased, to approve stories.
 */
export const fingerprintOf = (list: ListName, draft: object): string =>
  createHash('sha256')
    .update(`${list === 'waiting' ? 'stories' : list}\n${JSON.stringify(draft)}`)
    .digest('base64url')

/**
 * The record that was saved under a key before.
 *
 * @param record made anew from the same payload; only its id differs from the saved one
 * @throws StoreError when the key was used for another payload
 */
export function savedBefore<Saved extends { id: string }>(
  record: Saved,
  sent: SentKey,
  used: Pick<UsedKey, 'fingerprint' | 'id'>,
): Saved {
  if (used.fingerprint === sent.fingerprint) return { ...record, id: used.id }
  throw new StoreError(
    'key-reused',
    'This Idempotency-Key was used for something else. Send each story or message with a key of its own.',
  )
}
