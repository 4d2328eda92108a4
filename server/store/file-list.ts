import { randomUUID } from 'node:crypto'
import { savedBefore, type SentKey, sentKey } from './idempotency'
import { addEntries, bytesOf, type ListData, placeOf, removeEntries, type StoredData } from './list-data'
import { announce, type OutboxCapacity } from './outbox'
import { type Placed, readPage } from './part-page'
import { recordBytes } from './record-json'
import { fillOf, capacityError, type Capacity, freeSpaceOf } from './capacity'
import {
  type Cursor,
  cursorOf,
  type Entry,
  type EntryPage,
  type ListName,
  readCursor,
  type RecordList,
  type Saved,
  type Selection,
  type Store,
} from './store'

/** Changes a copy of the data. @throws StoreError without having changed the copy */
export type Change = (draft: StoredData) => void

/** The data of a file, and the function that changes it. */
export interface FileData {
  /** The data on disk. */
  current: () => StoredData
  /**
   * Resolves when the change is on disk.
   *
   * @param bytes the memory of the waiting change
   * @throws StoreError when it was not made
   */
  change: (change: Change, bytes?: number) => Promise<void>
  outboxCapacity: OutboxCapacity
}

/** The fix for the owner when a list of the file is full. */
export const remedy =
  'The owner can set DATABASE_URL to move to PostgreSQL, or raise STORE_LIMIT or STORE_SIZE.'

/** A list in the file. */
export function fileList<Draft extends object>(
  { current, change, outboxCapacity }: FileData,
  name: ListName,
  listIn: (data: StoredData) => ListData<Draft>,
  capacity: Capacity,
): RecordList<Draft> {
  const entries = () => listIn(current()).entries

  /** Adds an entry to the copy, unless its record was already saved under the same key. */
  function add(draft: StoredData, entry: Entry<Draft>, sent: SentKey | undefined): Saved<Draft> {
    const { record } = entry
    const used = sent && draft.keys.get(sent.key)
    if (used) return savedBefore(record, sent, used)
    const list = listIn(draft)
    const added = { records: 1, bytes: recordBytes(record) }
    const error = capacityError(fillOf(list), added, capacity, remedy)
    if (error) throw error
    addEntries(list, [entry])
    announce(draft, name, entry, outboxCapacity)
    if (sent) draft.keys.set(sent.key, { ...sent, id: record.id, savedAt: Date.now() })
    return record
  }

  return {
    list: () =>
      Promise.resolve(
        entries()
          .map(({ record }) => record)
          .toReversed(),
      ),
    async page(limit, before, part) {
      const all = entries()
      const end = before === undefined ? all.length : endOf(all, readCursor(before))
      return end === undefined ? undefined : readPage(newestFirst(all, end), limit, part)
    },
    capacity,
    freeSpace: () => Promise.resolve(freeSpaceOf(fillOf(listIn(current())), capacity, remedy)),
    bytes: () => Promise.resolve(listIn(current()).bytes),
    version: () => Promise.resolve(listIn(current()).version),
    entries(selection, limit, before) {
      const all = entries()
      const end = before === undefined ? all.length : (endOf(all, readCursor(before)) ?? 0)
      return Promise.resolve(newestOf(all.slice(0, end).filter(isSelectedBy(selection)), limit))
    },
    async add(draft, { key, client = null } = {}) {
      const record: Saved<Draft> = { id: randomUUID(), ...draft }
      const sent = sentKey(name, draft, key)
      const entry = { record, savedAt: new Date().toISOString(), client }
      let saved = record
      await change((data) => (saved = add(data, entry, sent)), recordBytes(record))
      return saved
    },
    async remove(selection) {
      const isSelected = isSelectedBy(selection)
      if (!entries().some(isSelected)) return []
      let removed: Entry<Draft>[] = []
      await change((data) => {
        const list = listIn(data)
        removed = list.entries.filter(isSelected)
        removeEntries(list, removed)
        const ids = new Set(idsOf(removed))
        data.outbox = data.outbox.filter(({ id }) => !ids.has(id))
      })
      return idsOf(removed)
    },
  }
}

/**
 * Approves stories in the file.
 *
 * @param capacity the capacity of the published stories
 */
export function fileApproval({ current, change }: FileData, capacity: Capacity): Store['approve'] {
  return async (selection: Selection) => {
    const isSelected = isSelectedBy(selection)
    if (!current().waiting.entries.some(isSelected)) return []
    let ids: string[] = []
    await change(({ stories, waiting }) => {
      const chosen = waiting.entries.filter(isSelected)
      const added = { records: chosen.length, bytes: bytesOf(chosen) }
      const error = capacityError(fillOf(stories), added, capacity, remedy)
      if (error) throw error
      removeEntries(waiting, chosen)
      // Copies, because an entry has one place, and stays where it was if this change cannot be written.
      addEntries(
        stories,
        chosen.map((entry) => ({ ...entry })),
      )
      ids = idsOf(chosen)
    })
    return ids
  }
}

/** The number of entries before a cursor; undefined when it is an id that none has. */
function endOf(entries: readonly Entry<object>[], { id, place }: Cursor): number | undefined {
  const own = entries.findLastIndex(({ record }) => record.id === id)
  if (own >= 0) return own
  return place === undefined
    ? undefined
    : entries.findLastIndex((entry) => placeOf(entry) < Number(place)) + 1
}

/** The first of some entries, from the last of them on. */
function* newestFirst<Draft extends object>(
  entries: readonly Entry<Draft>[],
  end: number,
): Generator<Placed<Draft>> {
  for (let index = end - 1; index >= 0; index -= 1) {
    const entry = entries[index]
    if (entry) yield { record: entry.record, seq: placeOf(entry) }
  }
}

/** The condition of a selection. */
function isSelectedBy({ ids, client, since, until }: Selection): (entry: Entry<object>) => boolean {
  const wanted = ids && new Set(ids)
  return (entry) =>
    (wanted === undefined || wanted.has(entry.record.id)) &&
    (client === undefined || entry.client === client) &&
    // Texts of one format and zone sort by time.
    (since === undefined || (entry.savedAt !== null && entry.savedAt >= since)) &&
    (until === undefined || (entry.savedAt !== null && entry.savedAt < until))
}

/** The newest of some entries, and the cursor of the others. */
function newestOf<Draft extends object>(entries: readonly Entry<Draft>[], limit: number): EntryPage<Draft> {
  const part = entries.slice(-limit).toReversed()
  const last = entries.length > limit ? part.at(-1) : undefined
  return { entries: part, next: last && cursorOf(last.record.id, placeOf(last)) }
}

const idsOf = (entries: readonly Entry<object>[]): string[] => entries.map(({ record }) => record.id)
