import type { ContactMessage } from '../../src/shared/contact-message'
import type { Story } from '../../src/shared/story'

/** A record as it is kept: the fields as sent, and an id made by the server. */
export type Saved<Draft> = Draft & { id: string }

/** One list of records. An answer of `add` or `remove` means that the change is on disk. */
export interface RecordList<Draft> {
  /** All records, the one that arrived last first. */
  list(): Promise<readonly Saved<Draft>[]>
  /** Keeps a checked record. @throws StoreError when it was not kept */
  add(draft: Draft): Promise<Saved<Draft>>
  /** Forgets a record; false when no record has the id. @throws StoreError when it was not removed */
  remove(id: string): Promise<boolean>
  /** A text that differs after every change, whoever made it; two equal answers mean two equal lists. */
  version(): Promise<string>
}

/** Where the posts and messages are: one JSON file, or PostgreSQL. */
export interface Store {
  stories: RecordList<Story>
  messages: RecordList<ContactMessage>
  /** Resolves when a write can be expected to succeed. @throws StoreError otherwise */
  ready(): Promise<void>
  /** Finishes the writes that wait, and lets go of files and connections. */
  close(): Promise<void>
}

/** Why a change was not made: too many wait · no room by the limits · no room on the disk · nothing can be written now. */
export type StoreProblem = 'busy' | 'full' | 'disk-full' | 'unavailable'

/** A change that was not made, or a store that cannot be reached; its message is fit for a visitor. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
  readonly problem: StoreProblem

  constructor(problem: StoreProblem, message: string, cause?: unknown) {
    super(message, { cause })
    this.problem = problem
  }
}

/** A reason not to start, in words for the person who starts the server: the thing, the fact, the fix. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
