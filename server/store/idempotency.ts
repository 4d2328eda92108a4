import { createHash } from 'node:crypto'
import { z } from 'zod'
import { type ListName, StoreError } from './store'

/** How long a key is stored, in milliseconds. */
export const keyLifetime = 24 * 60 * 60 * 1000

/** Validates a used key: the id of its record, and the fingerprint of the payload. */
export const usedKey = z.strictObject({
  key: z.string(),
  fingerprint: z.string(),
  id: z.string(),
  savedAt: z.number(),
})

/** A key with which a record was saved. */
export type UsedKey = z.infer<typeof usedKey>

/** A key that a client sent, and the fingerprint of the payload. */
export type SentKey = Pick<UsedKey, 'key' | 'fingerprint'>

/**
 * The fingerprint of a payload. It differs between stories and messages, so a key is for one of them. It is the same
 * for waiting stories: a retry finds its story even if the owner has turned approval on or off.
 */
const fingerprintOf = (list: ListName, draft: object): string =>
  createHash('sha256')
    .update(`${list === 'waiting' ? 'stories' : list}\n${JSON.stringify(draft)}`)
    .digest('base64url')

/** The key that was sent with a payload, if there is one. */
export const sentKey = (list: ListName, draft: object, key: string | undefined): SentKey | undefined =>
  key === undefined ? undefined : { key, fingerprint: fingerprintOf(list, draft) }

/**
 * The record that was already saved with a key.
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
