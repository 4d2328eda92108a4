import type { ContactMessage } from '../../src/shared/contact-message'
import type { Story } from '../../src/shared/story'
import type { Batches, Counts } from './backup'
import type { Capacity, Fill, FreeSpace } from './capacity'
import type { Outbox } from './outbox'

/** The names of the lists. `waiting` holds the stories that wait for the owner's approval. */
export type ListName = 'stories' | 'waiting' | 'messages'

export const listNames = ['stories', 'waiting', 'messages'] as const satisfies readonly ListName[]

/** The names of the lists in sentences. */
export const listLabels = {
  stories: 'stories',
  waiting: 'waiting stories',
  messages: 'messages',
} as const satisfies Record<ListName, string>

/** A number with what it counts, which is given in the plural: `1 story`, `2 waiting stories`. */
export const quantity = (count: number, plural: string): string =>
  `${count} ${count === 1 ? plural.replace(/ies$/, 'y').replace(/s$/, '') : plural}`

/** A stored record: the fields that were sent, and an id from the server. */
export type Saved<Draft> = Draft & { id: string }

/** The origin of a record, which only the owner sees. Records of older versions have neither. */
export interface Origin {
  /** When it was saved: ISO 8601 in UTC, with milliseconds. */
  savedAt: string | null
  /** The key of the client, from `clientKeys`. */
  client: string | null
}

/** A record and its origin. */
export interface Entry<Draft> extends Origin {
  record: Saved<Draft>
}

/** Selects the records that meet all of these conditions; without conditions, all records. */
export interface Selection {
  ids?: readonly string[] | undefined
  /** The key of a client. */
  client?: string | undefined
  /** Saved at this time or later: ISO 8601 in UTC, with milliseconds. */
  since?: string | undefined
  /** Saved before this time, in the same format. */
  until?: string | undefined
}

/** Part of the selected records, newest first. */
export interface EntryPage<Draft> {
  entries: readonly Entry<Draft>[]
  /** The cursor of the older ones; undefined when there are none. */
  next: string | undefined
}

/** The size that the store has counted for a list, and the size that it has. */
export interface Count {
  list: ListName
  counted: Fill
  actual: Fill
}

export interface AddOptions {
  /** An idempotency key, which makes it safe to add the record again. */
  key?: string | undefined
  /** The key of the client that sent it. */
  client?: string | undefined
}

/** Part of a list, newest first. */
export interface Page<Draft> {
  records: readonly Saved<Draft>[]
  /** The cursor of the records that are older than these; undefined when there are none. */
  next: string | undefined
}

/** Some of a list's records. */
export interface Part<Draft> {
  /** All of them have it in their `content`: the database has an index of those that have `/studio`. */
  word: string
  /** What is examined of a record. */
  textOf: (record: Saved<Draft>) => string
  has: (text: string) => boolean
}

/** Where a page ends: after the record with this id or, once it is removed, after its place. */
export interface Cursor {
  id: string
  /** It grows with the time of arrival. Undefined in a cursor that is an id alone. */
  place: string | undefined
}

export const cursorOf = (id: string, place: string | number): string => `${place}.${id}`

export function readCursor(text: string): Cursor {
  const [, place, id = text] = /^(\d{1,18})\.(.+)$/.exec(text) ?? []
  return { id, place }
}

/** One list of records. When a change resolves, it is on disk. */
export interface RecordList<Draft> {
  /** All records, newest first. */
  list(): Promise<readonly Saved<Draft>[]>
  /**
   * The newest records, or with `before` the newest of those that arrived before that record. It reads no other
   * records. A page of a part may be short, and has a cursor all the same.
   *
   * @param before the cursor of a page, which outlives the removal of its record; or the id of a record
   * @param part the records to read; by default, all
   * @returns undefined when `before` is an id that no record has
   */
  page(limit: number, before?: string, part?: Part<Draft>): Promise<Page<Draft> | undefined>
  readonly capacity: Capacity
  freeSpace(): Promise<FreeSpace>
  /** The length of the list as JSON, in bytes. It does not make the JSON. */
  bytes(): Promise<number>
  /** The newest of the selected records and their origins. @param before the cursor of a page */
  entries(selection: Selection, limit: number, before?: string): Promise<EntryPage<Draft>>
  /**
   * Saves a validated record. With the same key, it is saved only once within 24 hours, even by several processes or
   * after a crash.
   *
   * @throws StoreError when it was not saved
   */
  add(draft: Draft, options?: AddOptions): Promise<Saved<Draft>>
  /**
   * Removes the selected records, all or none.
   *
   * @returns the ids of the removed records
   * @throws StoreError when they were not removed
   */
  remove(selection: Selection): Promise<readonly string[]>
  /** The version, which is new after every change of the list by any process. Equal versions mean equal lists. */
  version(): Promise<string>
}

/** An amount that is about to be used of a limit. */
export interface LimitUse {
  /** The limit, and the network that it is counted for. */
  limit: string
  network: string
  amount: number
  /** The most that may be used within a period of so many milliseconds. */
  most: number
  period: number
}

/** A use that is too much. */
export interface Refusal {
  /** Its index. */
  use: number
  /** Milliseconds until its period ends. */
  left: number
}

/** The store of stories and messages: one JSON file, or PostgreSQL. */
export interface Store {
  stories: RecordList<Story>
  /** Stories that nobody sees until the owner approves them. */
  waiting: RecordList<Story>
  messages: RecordList<ContactMessage>
  outbox: Outbox
  /**
   * Moves the selected stories from `waiting` to the front of `stories`, all or none; their order stays.
   *
   * @returns the ids of the approved stories
   * @throws StoreError when they were not moved, as when `stories` is full
   */
  approve(selection: Selection): Promise<readonly string[]>
  /** Counts all records, while others are saved. @param repair corrects the counts that are wrong, as SQL by hand leaves them */
  check(repair: boolean): Promise<readonly Count[]>
  /**
   * Saves the values of a backup or of a file, all or none, with their ids and in their order.
   *
   * @param merges whether PostgreSQL may have records already: it then skips those with the same ids
   * @returns how many were added
   * @throws StartupError or StoreError when the store is not empty, or cannot hold them
   */
  fill(batches: Batches, merges?: boolean): Promise<Counts>
  /**
   * Counts all uses for all servers on the store or, when one of them is too much, none. Without it, a server has the store
   * for itself.
   *
   * @throws StoreError when it has not counted
   */
  takeShared?: (uses: readonly LimitUse[]) => Promise<Refusal | undefined>
  /** Random text, created once and stored with the data. Servers that share a database share it. */
  secret: string
  /**
   * Resolves if lists can be read and changed, as far as there is space.
   *
   * @returns a warning when the disk is full
   * @throws StoreError otherwise
   */
  ready(): Promise<string | undefined>
  /** The connections to PostgreSQL, and the statements that wait for one. */
  pool?: () => Readonly<Record<'open' | 'idle' | 'waiting', number>>
  /** Finishes waiting writes, then releases files and connections. */
  close(): Promise<void>
}

/**
 * Too many changes wait · the capacity is reached · the disk is full · writes fail at the moment · the key was used for
 * another record.
 */
export type StoreErrorReason = 'busy' | 'full' | 'disk-full' | 'unavailable' | 'key-reused'

/** A change that was not made, or a store that cannot be reached. Its message may be shown to a visitor. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
  readonly reason: StoreErrorReason

  constructor(reason: StoreErrorReason, message: string, cause?: unknown) {
    super(message, { cause })
    this.reason = reason
  }
}
