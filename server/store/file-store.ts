import { randomUUID } from 'node:crypto'
import { access, constants, mkdir, statfs } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Low } from 'lowdb'
import { DataFile } from './data-file'
import { diskError } from './disk-error'
import { syncDirectory } from './durable-write'
import { fingerprintOf, keyLifetime, savedBefore, type SentKey } from './idempotency'
import { addRecord, dataOf, fork, type ListData, removeRecord, type StoredData } from './list-data'
import { recordBytes } from './record-json'
import { lackOfRoom, type RoomSettings, roomsOf, watchRoom } from './room'
import { storageLimits } from './storage-limits'
import { type ListName, type RecordList, type Saved, type Store } from './store'
import { type Outcome, WriteQueue } from './write-queue'

export interface FileStoreOptions extends RoomSettings {
  /** The folder of `vitrine.json`, created when missing. The caller must hold its lock. */
  directory: string
  /** Called with problems that do not prevent the start, and when a list is nearly full. */
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
  const { recordLimit = storageLimits.records, byteLimit = storageLimits.fileBytes } = options
  const rooms = roomsOf(recordLimit, byteLimit)
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

  const warn = options.warn ?? (() => undefined)
  const watches = {
    stories: watchRoom('stories', rooms.stories, warn),
    messages: watchRoom('messages', rooms.messages, warn),
  }
  const watch = (data: StoredData) => {
    watches.stories(fillOf(data.stories))
    watches.messages(fillOf(data.messages))
  }
  watch(database.data)

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
    watch(next)
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
    const added = { records: 1, bytes: recordBytes(record) }
    const error = lackOfRoom(name, fillOf(list), added, rooms[name], remedy)
    if (error) throw error
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
    async ready() {
      await checkDisk(directory, file.size).catch((error: unknown) => Promise.reject(diskError(error)))
      const largest = { records: 1, bytes: storageLimits.recordBytes }
      for (const name of ['stories', 'messages'] as const) {
        const error = lackOfRoom(name, fillOf(database.data[name]), largest, rooms[name], remedy)
        if (error) throw error
      }
    },
    close: () => queue.idle(),
  }
}

const remedy = 'The owner can set DATABASE_URL to move to PostgreSQL, or raise STORE_LIMIT or STORE_SIZE.'

const fillOf = ({ records, bytes }: { records: readonly object[]; bytes: number }) => ({
  records: records.length,
  bytes,
})

function forgetOldKeys({ keys }: StoredData): void {
  const oldest = Date.now() - keyLifetime
  for (const [key, { savedAt }] of keys) {
    if (savedAt >= oldest) return
    keys.delete(key)
  }
}

/** Rejects when the folder cannot be written, or has no room for the file once more, which each write needs. */
async function checkDisk(directory: string, fileSize: number): Promise<void> {
  await access(directory, constants.W_OK)
  const { blocks, bavail, bsize } = await statfs(directory)
  const hasRoom = blocks === 0 || bavail * bsize >= fileSize + bsize
  if (!hasRoom) throw Object.assign(new Error('The disk is full.'), { code: 'ENOSPC' })
}

async function createDirectory(directory: string): Promise<void> {
  const created = await mkdir(directory, { recursive: true, mode: 0o700 })
  if (created !== undefined) await syncDirectory(dirname(created))
}
