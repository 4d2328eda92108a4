import { join, resolve } from 'node:path'
import { Low } from 'lowdb'
import { DataFile } from './data-file'
import { checkDisk, createDirectory, diskError } from './disk'
import { fileFill } from './file-fill'
import { type Change, type FileData, fileApproval, fileList } from './file-list'
import { keyLifetime } from './idempotency'
import { dataOf, fork, type StoredData } from './list-data'
import { fillOf, type CapacitySettings, capacitiesOf, storageLimits, watchCapacity } from './capacity'
import { fileOutbox, outboxCapacity } from './outbox'
import { type ListName, listNames, type Store } from './store'
import { type Outcome, WriteQueue } from './write-queue'

export interface FileStoreOptions extends CapacitySettings {
  /** The folder of `vitrine.json`, created when missing. The caller must hold its lock. */
  directory: string
  /** Called with problems that do not prevent the start, and when a list is nearly full. */
  warn?: (message: string) => void
  /** Whether nothing will be changed: then the backup stays as it is, too. @default false */
  isReading?: boolean
  /** Replaces the durable write, for tests of a failing disk. */
  write?: (data: StoredData) => Promise<void>
}

/**
 * Opens the store in a JSON file. Only this process may use it.
 *
 * @throws StartupError when the file is invalid; it is not changed
 */
export async function openFileStore(options: FileStoreOptions): Promise<Store> {
  const { recordLimit = storageLimits.records, byteLimit = storageLimits.fileBytes } = options
  const warn = options.warn ?? (() => undefined)
  const capacities = capacitiesOf(recordLimit, byteLimit)
  const directory = resolve(options.directory)
  const file = new DataFile(join(directory, 'vitrine.json'))
  await createDirectory(directory)
  const database = new Low<StoredData>(file, dataOf({}))
  await database.read()
  if (file.size > 0 && options.isReading !== true) {
    // The site must start even when the disk is full or read-only.
    await file.backUp().catch((error: unknown) => {
      warn(`${file.backup} was not updated: ${diskError(error).message}`)
    })
  }

  const fillIn = (list: ListName) => fillOf(database.data[list])
  const watches = listNames.map((list) => ({ list, watch: watchCapacity(capacities[list], warn) }))
  const watchAll = () => watches.forEach(({ list, watch }) => watch(fillIn(list)))
  watchAll()

  const write = options.write ?? ((data: StoredData) => file.write(data))
  // A batch is written completely or not at all, and readers see it only when it is on disk.
  const queue = new WriteQueue<Change, void>(async (batch) => {
    const next = fork(database.data)
    forgetOldKeys(next)
    const outcomes = batch.map((change): Outcome<void> => {
      try {
        return { result: change(next) }
      } catch (error) {
        return { error }
      }
    })
    if (outcomes.every((outcome) => 'error' in outcome)) return outcomes
    await write(next).catch((error: unknown) => Promise.reject(diskError(error)))
    database.data = next
    watchAll()
    return outcomes
  })

  const data: FileData = {
    current: () => database.data,
    change: (change, bytes) => queue.add(change, bytes),
    outboxCapacity: outboxCapacity(options.outboxLimit, warn),
  }
  return {
    stories: fileList(data, 'stories', ({ stories }) => stories, capacities.stories),
    waiting: fileList(data, 'waiting', ({ waiting }) => waiting, capacities.waiting),
    messages: fileList(data, 'messages', ({ messages }) => messages, capacities.messages),
    outbox: fileOutbox(data),
    approve: fileApproval(data, capacities.stories),
    fill: fileFill(data, capacities),
    // The file stores no counts: they are computed when it is read.
    check: () =>
      Promise.resolve(listNames.map((list) => ({ list, counted: fillIn(list), actual: fillIn(list) }))),
    secret: database.data.secret,
    async ready() {
      try {
        await checkDisk(directory, file.size)
        return undefined
      } catch (cause) {
        const error = diskError(cause)
        if (error.reason === 'disk-full') return error.message
        throw error
      }
    },
    close: () => queue.idle(),
  }
}

function forgetOldKeys({ keys }: StoredData): void {
  const oldest = Date.now() - keyLifetime
  for (const [key, { savedAt }] of keys) {
    if (savedAt >= oldest) return
    keys.delete(key)
  }
}
