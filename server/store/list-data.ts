import { randomBytes, randomUUID } from 'node:crypto'
import type { ContactMessage } from '../../src/shared/contact-message'
import type { Story } from '../../src/shared/story'
import type { UsedKey } from './idempotency'
import type { Notification } from './outbox'
import { recordBytes } from './record-json'
import type { Entry, ListName, Saved } from './store'

/** A list in memory. */
export interface ListData<Draft> {
  /** Oldest first. */
  entries: Entry<Draft>[]
  /** Bytes of the records as JSON. */
  bytes: number
  version: string
  /** The place of the record that came last, which may have been removed. */
  lastPlace: number
}

const places = new WeakMap<object, number>()

/**
 * The place of an entry in its list, by time of arrival. It is not kept in the file: after a restart, places are less than
 * before or the same, so a cursor whose record is gone shows some records again, but leaves out none.
 */
export const placeOf = (entry: Entry<object>): number => places.get(entry) ?? 0

/** The content of `vitrine.json`. */
export interface StoredData {
  stories: ListData<Story>
  waiting: ListData<Story>
  messages: ListData<ContactMessage>
  /** By key, oldest first. */
  keys: Map<string, UsedKey>
  outbox: Notification[]
  secret: string
}

export const newSecret = (): string => randomBytes(32).toString('hex')

/** An entry for a record of unknown origin. */
export const withoutOrigin = <Draft>(record: Saved<Draft>): Entry<Draft> => ({
  record,
  savedAt: null,
  client: null,
})

/** Bytes of some records as JSON. */
export const bytesOf = (entries: readonly Entry<object>[]) =>
  entries.reduce((sum, { record }) => sum + recordBytes(record), 0)

function listOf<Draft extends object>(entries: readonly Entry<Draft>[] = []): ListData<Draft> {
  const list: ListData<Draft> = { entries: [], bytes: 0, version: '', lastPlace: 0 }
  addEntries(list, entries)
  return list
}

/** Makes data from entries. */
export const dataOf = (
  lists: { [Name in ListName]?: StoredData[Name]['entries'] },
  keys: readonly UsedKey[] = [],
  secret = newSecret(),
  outbox: readonly Notification[] = [],
): StoredData => ({
  stories: listOf(lists.stories),
  waiting: listOf(lists.waiting),
  messages: listOf(lists.messages),
  keys: new Map(keys.map((used) => [used.key, used])),
  outbox: [...outbox],
  secret,
})

const forkList = <Draft>(list: ListData<Draft>): ListData<Draft> => ({ ...list, entries: [...list.entries] })

/** A copy whose lists, keys and outbox can change without changing the original. */
export const fork = (data: StoredData): StoredData => ({
  ...data,
  stories: forkList(data.stories),
  waiting: forkList(data.waiting),
  messages: forkList(data.messages),
  keys: new Map(data.keys),
  outbox: [...data.outbox],
})

/** Adds entries to a list, in their order. */
export function addEntries<Draft extends object>(
  list: ListData<Draft>,
  entries: readonly Entry<Draft>[],
): void {
  for (const entry of entries) {
    list.entries.push(entry)
    places.set(entry, (list.lastPlace += 1))
  }
  list.bytes += bytesOf(entries)
  list.version = randomUUID()
}

/** Removes entries from a list. */
export function removeEntries<Draft extends object>(
  list: ListData<Draft>,
  entries: readonly Entry<Draft>[],
): void {
  const gone = new Set(entries)
  list.entries = list.entries.filter((entry) => !gone.has(entry))
  list.bytes -= bytesOf(entries)
  list.version = randomUUID()
}
