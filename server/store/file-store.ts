import { randomUUID } from 'node:crypto'
import { access, constants, mkdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Low } from 'lowdb'
import { CommitQueue } from './commit-queue'
import { DataFile, emptyData, encodeData, type StoredData } from './data-file'
import { diskProblem } from './disk-problem'
import { syncDirectory, writeDurably } from './durable-write'
import { recordText } from './record-text'
import { type RecordList, type Saved, type Store, StoreError } from './store'

/** Beyond this a file is too much to write anew at each commit (issue "A server that never loses …": 16 MiB in all). */
const byteLimit = 16 * 1024 * 1024

export interface FileStoreOptions {
  /** The folder of `vitrine.json`, created when missing. It must be locked by the caller. */
  directory: string
  /** How many records a list may hold. */
  recordLimit: number
  /** How many changes may wait for the disk. */
  waitingLimit?: number
  /** Told of what does not stop a start. */
  warn?: (message: string) => void
  /** Replaces the durable write; for tests that need a disk to fail. */
  write?: (data: StoredData) => Promise<void>
}

const full = (fact: string) =>
  new StoreError('full', `The store is full: ${fact}. The owner can set DATABASE_URL to move to PostgreSQL.`)

/**
 * Opens the embedded store: one JSON file under lowdb, in one process.
 *
 * @throws StartError when the file is not what a server left there; it is then left untouched
 */
export async function openFileStore(options: FileStoreOptions): Promise<Store> {
  const directory = resolve(options.directory)
  const file = new DataFile(join(directory, 'vitrine.json'))
  await createDirectory(directory)
  const database = new Low<StoredData>(file, emptyData())
  await database.read()
  if (file.size > 0) {
    // A full or read-only disk must not keep the site from being read.
    await writeDurably(file.backup, encodeData(database.data)).catch((error: unknown) => {
      options.warn?.(`${file.backup} was not renewed: ${diskProblem(error).message}`)
    })
  }

  const write = options.write ?? ((data: StoredData) => file.write(data))
  const queue = new CommitQueue<StoredData>({
    fork: (data) => ({ ...data, stories: [...data.stories], messages: [...data.messages] }),
    read: () => database.data,
    write: (data) => write(data).catch((error: unknown) => Promise.reject(diskProblem(error))),
    publish: (data) => {
      database.data = data
    },
    waitingLimit: options.waitingLimit ?? 5_000,
  })

  /** Bytes of the records that wait for the disk: they count as kept, or a burst would overrun the limit. */
  let waitingBytes = 0

  const recordList = <Draft extends object>(
    name: string,
    records: (data: StoredData) => Saved<Draft>[],
  ): RecordList<Draft> => {
    let waiting = 0
    let version = 0
    return {
      list: () => Promise.resolve(records(database.data).toReversed()),
      version: () => Promise.resolve(String(version)),
      async add(draft) {
        const saved = { id: randomUUID(), ...draft }
        const bytes = Buffer.byteLength(recordText(saved)) + 2
        if (records(database.data).length + waiting >= options.recordLimit)
          throw full(`it holds ${options.recordLimit} ${name}`)
        if (file.size + waitingBytes + bytes > byteLimit) throw full('its file has reached 16 MiB')
        waiting += 1
        waitingBytes += bytes
        try {
          await queue.commit((next) => records(next).push(saved))
          version += 1
          return saved
        } finally {
          waiting -= 1
          waitingBytes -= bytes
        }
      },
      async remove(id) {
        if (!records(database.data).some((record) => record.id === id)) return false
        await queue.commit((next) => {
          const list = records(next)
          const index = list.findIndex((record) => record.id === id)
          if (index >= 0) list.splice(index, 1)
        })
        version += 1
        return true
      },
    }
  }

  return {
    stories: recordList('stories', (data) => data.stories),
    messages: recordList('messages', (data) => data.messages),
    ready: () =>
      access(directory, constants.W_OK).catch((error: unknown) => Promise.reject(diskProblem(error))),
    close: () => queue.idle(),
  }
}

async function createDirectory(directory: string): Promise<void> {
  const created = await mkdir(directory, { recursive: true, mode: 0o700 })
  if (created !== undefined) await syncDirectory(dirname(created))
}
