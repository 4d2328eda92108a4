import { randomUUID } from 'node:crypto'
import type { SavedMessage } from '../../src/shared/contact-message'
import type { SavedStory } from '../../src/shared/story'
import type { UsedKey } from './idempotency'
import { recordBytes } from './record-json'
import type { ListName } from './store'

/** A list in memory. */
export interface ListData<Saved> {
  /** In the order of arrival. */
  records: Saved[]
  /** Bytes of the records as JSON. */
  bytes: number
  version: string
}

/** Everything that `vitrine.json` holds. */
export interface StoredData {
  stories: ListData<SavedStory>
  messages: ListData<SavedMessage>
  /** By their text, the oldest first. */
  keys: Map<string, UsedKey>
}

/** A list of some records. */
export const listOf = <Saved extends object>(records: Saved[]): ListData<Saved> => ({
  records,
  bytes: records.reduce((sum, record) => sum + recordBytes(record), 0),
  version: randomUUID(),
})

/** Data of some records. */
export const dataOf = (
  records: { [Name in ListName]?: StoredData[Name]['records'] },
  keys: readonly UsedKey[] = [],
): StoredData => ({
  stories: listOf(records.stories ?? []),
  messages: listOf(records.messages ?? []),
  keys: new Map(keys.map((used) => [used.key, used])),
})

/** A copy that can be changed by the functions below without touching the original. */
export const fork = (data: StoredData): StoredData => ({
  stories: { ...data.stories, records: [...data.stories.records] },
  messages: { ...data.messages, records: [...data.messages.records] },
  keys: new Map(data.keys),
})

/** Adds a record to a list. */
export function addRecord<Saved extends object>(list: ListData<Saved>, record: Saved): void {
  list.records.push(record)
  list.bytes += recordBytes(record)
  list.version = randomUUID()
}

/** Removes the record with an id from a list; false when there is none. */
export function removeRecord<Saved extends { id: string }>(list: ListData<Saved>, id: string): boolean {
  const index = list.records.findIndex((record) => record.id === id)
  const [removed] = index < 0 ? [] : list.records.splice(index, 1)
  if (!removed) return false
  list.bytes -= recordBytes(removed)
  list.version = randomUUID()
  return true
}
