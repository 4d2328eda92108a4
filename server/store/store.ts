import type { ContactMessage } from '../../src/shared/contact-message'
import type { Story } from '../../src/shared/story'

/** The names of the lists. `waiting` holds the stories that wait for the owner's approval. */
export type ListName = 'stories' | 'waiting' | 'messages'

/** The lists as they are called in sentences. */
export const listLabels = {
  stories: 'stories',
  waiting: 'waiting stories',
  messages: 'messages',
} as const satisfies Record<ListName, string>

/** A stored record: the fields as sent, and an id that the server made. */
export type Saved<Draft> = Draft & { id: string }

/** Where a record came from. It is for the owner alone. Records that older versions saved have neither. */
export interface Origin {
  /** When it was saved: ISO 8601 in UTC, with milliseconds. */
  savedAt: string | null
  /** Whom it came from: the key of a client, as `clientKeys` makes it. */
  client: string | null
}

/** A record and where it came from. */
export interface Entry<Draft> extends Origin {
  record: Saved<Draft>
}

/** Which records are meant: those that meet all of these conditions. Without any, all are. */
export interface Selection {
  ids?: readonly string[] | undefined
  /** The key of a client. */
  client?: string | undefined
  /** Saved at this time or later: ISO 8601 in UTC, with milliseconds. */
  since?: string | undefined
}

/** What is known of a record that arrives. */
export interface Arrival {
  /** Makes it safe to send the record again. */
  key?: string | undefined
  /** The key of the client that sent it. */
  client?: string | undefined
}

/** Part of a list, newest first. */
export interface Page<Draft> {
  records: readonly Saved<Draft>[]
  /** Whether older records exist. */
  hasMore: boolean
}

/** One list of records. When a change resolves, it is on disk. */
export interface RecordList<Draft> {
  /** All records, newest first by arrival. */
  list(): Promise<readonly Saved<Draft>[]>
  /**
   * The newest records, or with `before` the newest of those that arrived before that record. It reads no others,
   * however long the list is.
   *
   * @returns undefined when no record has the id `before`
   */
  page(limit: number, before?: string): Promise<Page<Draft> | undefined>
  /** The length of the list as JSON, in bytes, without making it. */
  bytes(): Promise<number>
  /** The selected records and where they came from, newest first. */
  entries(selection: Selection): Promise<readonly Entry<Draft>[]>
  /**
   * Saves a validated record. Under the same key it is saved once, however often this is called within 24 hours, also
   * by other processes and after a crash.
   *
   * @throws StoreError when it was not saved
   */
  add(draft: Draft, arrival?: Arrival): Promise<Saved<Draft>>
  /**
   * Removes the selected records, all or none.
   *
   * @returns the ids of the removed records
   * @throws StoreError when they were not removed
   */
  remove(selection: Selection): Promise<readonly string[]>
  /** Changes with every change of the list, by any process, and never repeats: equal versions mean equal lists. */
  version(): Promise<string>
}

/** Where stories and messages are stored: one JSON file, or PostgreSQL. */
export interface Store {
  stories: RecordList<Story>
  /** Stories that nobody sees until the owner approves them. */
  waiting: RecordList<Story>
  messages: RecordList<ContactMessage>
  /**
   * Moves the selected stories from `waiting` to the front of `stories`, all or none; their order stays.
   *
   * @returns the ids of the approved stories
   * @throws StoreError when they were not moved, as when `stories` is full
   */
  approve(selection: Selection): Promise<readonly string[]>
  /** Random text, made once and kept with the data. Servers that share a database share it. */
  secret: string
  /** Resolves when a write can be expected to succeed. @throws StoreError otherwise */
  ready(): Promise<void>
  /** Finishes waiting writes, then releases files and connections. */
  close(): Promise<void>
}

/**
 * Too many changes wait · the store's limit is reached · the disk is full · nothing can be written now · the key was used
 * for another record.
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
