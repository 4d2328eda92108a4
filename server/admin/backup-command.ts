import { createReadStream } from 'node:fs'
import { resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Environment } from '../environment'
import { fillStore } from '../open-store'
import { StartupError } from '../startup-error'
import { type Batch, batchesOf, type Counts, noCounts, readBackup, writeBackup } from '../store/backup'
import { DataFile } from '../store/data-file'
import { writeDurably } from '../store/disk'
import { readDatabase } from '../store/postgres-backup'
import { quantity } from '../store/store'

const commands = ['backup', 'restore', 'verify'] as const

/** The owner's commands on backups. */
export type BackupCommand = (typeof commands)[number]

export const isBackupCommand = (word: string | undefined): word is BackupCommand =>
  commands.some((command) => command === word)

/**
 * Writes a backup, also while servers use the store; fills an empty store with one; or only reads one.
 *
 * @param file `-` is standard input or output
 * @param print called with the result
 * @throws StartupError or StoreError when it has not succeeded
 */
export async function runBackup(
  command: BackupCommand,
  file: string,
  environment: Environment,
  print: (line: string) => void,
): Promise<void> {
  const counts = noCounts()
  if (command === 'backup') {
    const lines = writeBackup(readStore(environment), counts)
    await (file === '-' ? writeOut(lines) : writeDurably(file, lines).catch(refused(file, 'written')))
    const report = file === '-' ? console.error : print
    return report(`Backed up ${textOf(counts)}.`)
  }
  const name = file === '-' ? 'The input' : file
  const batches = readBackup(bytesIn(file), name, counts)
  if (command === 'restore') {
    await fillStore(environment, batches)
    return print(`Restored ${textOf(counts)}. Start the server, or start it again.`)
  }
  for await (const batch of batches) void batch
  print(`${name} is whole: ${textOf(counts)}.`)
}

const textOf = ({ stories, waiting, messages, keys, outbox }: Counts) =>
  Object.entries({ stories, 'waiting stories': waiting, messages, keys, notifications: outbox })
    .map(([plural, count]) => quantity(count, plural))
    .join(', ')

async function* readStore({ DATABASE_URL, DATA_DIR }: Environment): AsyncGenerator<Batch> {
  if (DATABASE_URL !== undefined) return yield* readDatabase(DATABASE_URL)
  // A server replaces the whole file with each write: what is read is of one moment, with all that was answered before.
  const data = await new DataFile(resolve(DATA_DIR, 'vitrine.json')).read()
  if (data) return yield* batchesOf(data)
  throw new StartupError(
    `${resolve(DATA_DIR)} has no vitrine.json: there is nothing to back up. Check DATA_DIR.`,
  )
}

async function* bytesIn(file: string): AsyncGenerator<Buffer> {
  try {
    yield* file === '-' ? process.stdin : createReadStream(file)
  } catch (error) {
    refused(file, 'read')(error)
  }
}

/** A reader that leaves early ends this process: until all is written, with a code of failure. */
async function writeOut(lines: AsyncIterable<Buffer>): Promise<void> {
  process.exitCode = 1
  await pipeline(lines, process.stdout, { end: false })
  process.exitCode = 0
}

const refused = (file: string, how: string) => (error: unknown) => {
  if (!(error instanceof Error && 'code' in error)) throw error
  throw new StartupError(`${file} cannot be ${how} (${String(error.code)}). Check its path and its disk.`)
}
