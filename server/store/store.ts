import type { ContactMessage } from '../../src/shared/contact-message'
import type { Story } from '../../src/shared/story'

/** The names of the lists. */
export type ListName = 'stories' | 'messages'

/** A stored record: the fields as sent, and an id that the server made. */
export type Saved<Draft> = Draft & { id: string }

/** Part of a list, newest first. */
export interface Page<Draft> {
  records: readonly Saved<Draft>[]
  /** Whether older records exist. */
  hasMore: boolean
}

/** One list of records. When `add` or `remove` resolves, the change is on disk. */
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
  /**
   * Saves a validated record. Under the same key it is saved once, however often this is called within 24 hours, also
   * by other processes and after a crash.
   *
   * @throws StoreError when it was not saved
   */
  add(draft: Draft, key?: string): Promise<Saved<Draft>>
  /** Removes a record; false when no record has the id. @throws StoreError when it was not removed */
  remove(id: string): Promise<boolean>
  /** Changes with every change of the list, by any process, and never repeats: equal versions mean equal lists. */
  version(): Promise<string>
}

/** Where stories and messages are stored: one JSON file, or PostgreSQL. */
export interface Store {
  stories: RecordList<Story>
  messages: RecordList<ContactMessage>
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
