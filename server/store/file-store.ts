import { randomUUID } from 'node:crypto'
import { access, constants, mkdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Low } from 'lowdb'
import { DataFile, emptyData, encodeData, type StoredData } from './data-file'
import { diskError } from './disk-error'
import { syncDirectory, writeDurably } from './durable-write'
import { recordBytes } from './record-json'
import { storageLimits } from './storage-limits'
import { type RecordList, type Saved, type Store, StoreError } from './store'
import { WriteQueue } from './write-queue'

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

const full = (fact: string) =>
  new StoreError('full', `The store is full: ${fact}. The owner can set DATABASE_URL to move to PostgreSQL.`)

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
  const database = new Low<StoredData>(file, emptyData())
  await database.read()
  if (file.size > 0) {
    // The site must start even when the disk is full or read-only.
    await writeDurably(file.backup, encodeData(database.data)).catch((error: unknown) => {
      options.warn?.(`${file.backup} was not updated: ${diskError(error).message}`)
    })
  }

  const write = options.write ?? ((data: StoredData) => file.write(data))
  const queue = new WriteQueue<StoredData>({
    fork: (data) => ({ ...data, stories: [...data.stories], messages: [...data.messages] }),
    read: () => database.data,
    write: (data) => write(data).catch((error: unknown) => Promise.reject(diskError(error))),
    publish: (data) => {
      database.data = data
    },
  })

  /** Bytes of the records that wait for the disk. They count as stored, or a burst would exceed the limit. */
  let waitingBytes = 0

  const recordList = <Draft extends object>(
    name: string,
    records: (data: StoredData) => Saved<Draft>[],
  ): RecordList<Draft> => {
    let waiting = 0
    let version = 0
    let listBytes = records(database.data).reduce((sum, record) => sum + recordBytes(record), 0)
    return {
      list: () => Promise.resolve(records(database.data).toReversed()),
      page(limit, before) {
        const list = records(database.data)
        const end = before === undefined ? list.length : list.findLastIndex(({ id }) => id === before)
        if (end < 0) return Promise.resolve(undefined)
        const start = Math.max(0, end - limit)
        return Promise.resolve({ records: list.slice(start, end).toReversed(), hasMore: start > 0 })
      },
      bytes: () => Promise.resolve(listBytes),
      version: () => Promise.resolve(String(version)),
      async add(draft) {
        const saved = { id: randomUUID(), ...draft }
        const bytes = recordBytes(saved)
        if (records(database.data).length + waiting >= recordLimit)
          throw full(`it holds ${recordLimit} ${name}`)
        if (file.size + waitingBytes + bytes > storageLimits.fileBytes)
          throw full('its file has reached 16 MiB')
        waiting += 1
        waitingBytes += bytes
        try {
          await queue.add((next) => records(next).push(saved))
          version += 1
          listBytes += bytes
          return saved
        } finally {
          waiting -= 1
          waitingBytes -= bytes
        }
      },
      async remove(id) {
        if (!records(database.data).some((record) => record.id === id)) return false
        let removed: Saved<Draft> | undefined
        await queue.add((next) => {
          const list = records(next)
          const index = list.findIndex((record) => record.id === id)
          if (index >= 0) [removed] = list.splice(index, 1)
        })
        if (!removed) return false
        version += 1
        listBytes -= recordBytes(removed)
        return true
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

async function createDirectory(directory: string): Promise<void> {
  const created = await mkdir(directory, { recursive: true, mode: 0o700 })
  if (created !== undefined) await syncDirectory(dirname(created))
}
