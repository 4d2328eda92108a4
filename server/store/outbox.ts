import { z } from 'zod'
import type { FileData } from './file-list'
import type { StoredData } from './list-data'
import type { Entry, ListName } from './store'

/** The events for the owner's webhook. */
export const kinds = ['message.created', 'story.waiting'] as const
export type Kind = (typeof kinds)[number]

/** The kind of the notification that belongs to a new record of a list. */
export const kindOf: Readonly<Partial<Record<ListName, Kind>>> = {
  messages: 'message.created',
  waiting: 'story.waiting',
}

/** Validates a notification. The text of its record is no part of it. */
export const notificationSchema = z.strictObject({
  /** The id of the record. */
  id: z.string(),
  kind: z.enum(kinds),
  /** When the record was saved: ISO 8601 in UTC. */
  savedAt: z.string(),
  /** Failed attempts. */
  attempts: z.number(),
  /** When it is sent next; null when it is a dead letter, which is not sent any more. */
  nextAt: z.nullable(z.string()),
  /** Why the last attempt failed. */
  failure: z.nullable(z.string()),
})

/** A notification that has not been delivered. */
export type Notification = z.infer<typeof notificationSchema>

/** A failed attempt. */
export interface Failed {
  reason: string
  /** Milliseconds until the next attempt; without it, the notification becomes a dead letter. */
  pause: number | undefined
}

/**
 * The notifications that have not been delivered, in the order of their records. Each is saved together with its record,
 * while there is space, and is removed together with it. All functions throw a StoreError.
 */
export interface Outbox {
  /** The first of a kind that is no dead letter, if it is due. For {@link lease} milliseconds, no other server gets it. */
  take(kind: Kind): Promise<Notification | undefined>
  /** Saves the outcome of an attempt: a notification that was accepted leaves the outbox. */
  settle(id: string, failed?: Failed): Promise<void>
  /** All of them, dead letters too. */
  list(): Promise<readonly Notification[]>
  /** Makes dead letters, and what waits for its next attempt, due at once. @returns their ids */
  retry(ids?: readonly string[]): Promise<readonly string[]>
}

/** Milliseconds: an attempt takes half of it at most. */
export const lease = 10_000

const inTime = (milliseconds = 0) => new Date(Date.now() + milliseconds).toISOString()

/** The outbox in the file, which one process has for itself. */
export function fileOutbox({ current, change }: Pick<FileData, 'current' | 'change'>): Outbox {
  const isDue = ({ nextAt }: Notification) => nextAt !== null && nextAt <= inTime()
  return {
    take(kind) {
      const first = current().outbox.find((one) => one.kind === kind && one.nextAt !== null)
      return Promise.resolve(first && isDue(first) ? first : undefined)
    },
    settle: (id, failed) =>
      change((draft) => {
        draft.outbox = draft.outbox.flatMap((one) => {
          if (one.id !== id) return [one]
          if (failed === undefined) return []
          const nextAt = failed.pause === undefined ? null : inTime(failed.pause)
          return [{ ...one, attempts: one.attempts + 1, nextAt, failure: failed.reason }]
        })
      }),
    list: () => Promise.resolve(current().outbox),
    async retry(ids) {
      const isWaiting = (one: Notification) => !isDue(one) && (ids === undefined || ids.includes(one.id))
      const waiting = new Set(current().outbox.filter(isWaiting))
      if (waiting.size > 0)
        await change((draft) => {
          draft.outbox = draft.outbox.map((one) =>
            waiting.has(one) ? { ...one, attempts: 0, nextAt: inTime() } : one,
          )
        })
      return [...waiting].map(({ id }) => id)
    },
  }
}

/** How many notifications of a kind may wait, and a warning for when one more was not added. */
export interface OutboxCapacity {
  limit: number
  warn: () => void
}

/** Milliseconds between two warnings. */
const quiet = 60 * 60 * 1000

/** The capacity of an outbox. @param limit 0 collects none */
export function outboxCapacity(limit = 0, warn: (message: string) => void): OutboxCapacity {
  let last = -Infinity
  return {
    limit,
    warn() {
      if (performance.now() - last < quiet) return
      last = performance.now()
      warn(
        `The outbox is full: it holds ${limit} notifications of a kind, and new posts are not announced. Use admin notifications list to see why.`,
      )
    },
  }
}

/** Adds the notification of a new record to the file, while there is space. */
export function announce(
  { outbox }: StoredData,
  name: ListName,
  { record: { id }, savedAt }: Entry<object>,
  capacity: OutboxCapacity,
): void {
  const [kind, now] = [kindOf[name], inTime()]
  if (kind === undefined || capacity.limit === 0) return
  if (outbox.filter((one) => one.kind === kind).length >= capacity.limit) return capacity.warn()
  outbox.push({ id, kind, savedAt: savedAt ?? now, attempts: 0, nextAt: now, failure: null })
}
