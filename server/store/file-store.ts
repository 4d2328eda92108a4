import { randomUUID } from 'node:crypto'
import { access, constants, mkdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Low } from 'lowdb'
import { DataFile } from './data-file'
import { diskError } from './disk-error'
import { syncDirectory } from './durable-write'
import { fingerprintOf, keyLifetime, savedBefore, type SentKey } from './idempotency'
import { addRecord, dataOf, fork, type ListData, removeRecord, type StoredData } from './list-data'
import { recordBytes } from './record-json'
import { storageLimits } from './storage-limits'
import { type ListName, type RecordList, type Saved, type Store, StoreError } from './store'
import { type Outcome, WriteQueue } from './write-queue'

export interface FileStoreOptions {
  /** The folder of `vitrine.json`, created when missing. The caller must hold its lock. */
  directory: string
  /** Records per list; 10,000 by default. */
  recordLimit?: number | undefined
  /** Called with problems that do not prevent the start. */
  warn?: (message: string) => void
  /** Replaces the durable write, for tests that need a disk to fail. */
  write?: (data: StoredData) => Promise<void>
}

/** Changes a copy of the data and returns the answer. @throws StoreError when it may not be made */
type Change = (draft: StoredData) => unknown

/**
 * Opens the store in a JSON file, managed by lowdb in this process alone.
 *
 * @throws StartupError when the file is not as a server left it; it is not changed
 */
export async function openFileStore(options: FileStoreOptions): Promise<Store> {
  const { recordLimit = storageLimits.records } = options
  const directory = resolve(options.directory)
  const file = new DataFile(join(directory, 'vitrine.json'))
  await createDirectory(directory)
  const database = new Low<StoredData>(file, dataOf({}))
  await database.read()
  if (file.size > 0) {
    // The site must start even when the disk is full or read-only.
    await file.backUp().catch((error: unknown) => {
      options.warn?.(`${file.backup} was not updated: ${diskError(error).message}`)
    })
  }

  const write = options.write ?? ((data: StoredData) => file.write(data))
  // The batch is written as a whole, or none of it; no reader sees it before it is on disk.
  const queue = new WriteQueue<Change, unknown>(async (batch) => {
    const next = fork(database.data)
    forgetOldKeys(next)
    const outcomes = batch.map((change): Outcome<unknown> => {
      try {
        return { result: change(next) }
      } catch (error) {
        return { error }
      }
    })
    if (outcomes.every((outcome) => 'error' in outcome)) return outcomes
    await write(next).catch((error: unknown) => Promise.reject(diskError(error)))
    database.data = next
    return outcomes
  })

  /** Adds a record to the copy, unless it was saved before. */
  function add<Draft extends object>(
    draft: StoredData,
    [name, list]: [ListName, ListData<Saved<Draft>>],
    record: Saved<Draft>,
    sent: SentKey | undefined,
  ): Saved<Draft> {
    const used = sent && draft.keys.get(sent.key)
    if (used) return savedBefore(record, sent, used)
    if (list.records.length >= recordLimit) throw full(`it holds ${recordLimit} ${name}`)
    if (draft.stories.bytes + draft.messages.bytes + recordBytes(record) > storageLimits.fileBytes)
      throw full('its file has reached 16 MiB')
    addRecord(list, record)
    if (sent) draft.keys.set(sent.key, { ...sent, id: record.id, savedAt: Date.now() })
    return record
  }

  const recordList = <Draft extends object>(
    name: ListName,
    listIn: (data: StoredData) => ListData<Saved<Draft>>,
  ): RecordList<Draft> => {
    const current = () => listIn(database.data)
    return {
      list: () => Promise.resolve(current().records.toReversed()),
      page(limit, before) {
        const { records } = current()
        const end = before === undefined ? records.length : records.findLastIndex(({ id }) => id === before)
        if (end < 0) return Promise.resolve(undefined)
        const start = Math.max(0, end - limit)
        return Promise.resolve({ records: records.slice(start, end).toReversed(), hasMore: start > 0 })
      },
      bytes: () => Promise.resolve(current().bytes),
      version: () => Promise.resolve(current().version),
      async add(draft, key) {
        const record: Saved<Draft> = { id: randomUUID(), ...draft }
        const sent = key === undefined ? undefined : { key, fingerprint: fingerprintOf(name, draft) }
        let saved = record
        await queue.add(
          (data) => (saved = add(data, [name, listIn(data)], record, sent)),
          recordBytes(record),
        )
        return saved
      },
      async remove(id) {
        if (!current().records.some((record) => record.id === id)) return false
        let removed = false
        await queue.add((data) => (removed = removeRecord(listIn(data), id)))
        return removed
      },
    }
  }

  return {
    stories: recordList('stories', (data) => data.stories),
    messages: recordList('messages', (data) => data.messages),
    ready: () =>
      access(directory, constants.W_OK).catch((error: unknown) => Promise.reject(diskError(error))),
    close: () => queue.idle(),
  }
}

const full = (fact: string) =>
  new StoreError('full', `The store is full: ${fact}. The owner can set DATABASE_URL to move to PostgreSQL.`)

function forgetOldKeys({ keys }: StoredData): void {
  const oldest = Date.now() - keyLifetime
  for (const [key, { savedAt }] of keys) {
    if (savedAt >= oldest) return
    keys.delete(key)
  }
}

async function createDirectory(directory: string): Promise<void> {
  const created = await mkdir(directory, { recursive: true, mode: 0o700 })
  if (created !== undefined) await syncDirectory(dirname(created))
}
