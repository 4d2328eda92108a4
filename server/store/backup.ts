import { createHash } from 'node:crypto'
import { z } from 'zod'
import { StartupError } from '../startup-error'
import { dataLayout, origin, toLine } from './data-layouts'
import { usedKey } from './idempotency'
import type { StoredData } from './list-data'
import { notificationSchema } from './outbox'
import { listTables } from './postgres-sql'
import { jsonIn } from './record-json'
import type { ListName } from './store'

/** The format of a backup. A later one is refused. */
const format = 1

/** A record and its origin. Its fields are texts: only the file checks more, as at each start. */
const line = (list: ListName) =>
  z.strictObject({
    ...origin,
    ...Object.fromEntries(['id', ...listTables[list].fields].map((field) => [field, z.string()])),
  })

/** All that a store keeps, in the order of a backup: notifications come before the records that they announce. */
const parts = {
  secret: z.string().min(32),
  outbox: notificationSchema,
  stories: line('stories'),
  waiting: line('waiting'),
  messages: line('messages'),
  keys: usedKey,
}

export type Part = keyof typeof parts

const partName = z.enum(Object.keys(parts) as [Part])

/** Some values of a part, oldest first, as the file has them. */
export interface Batch {
  part: Part
  values: readonly unknown[]
}

/** Batches in the order of a backup. */
export type Batches = AsyncIterable<Batch> | Iterable<Batch>

/** The number of values of each part. */
export type Counts = Record<Part, number>

export const noCounts = (): Counts => ({ secret: 0, outbox: 0, stories: 0, waiting: 0, messages: 0, keys: 0 })

/** All that the data of a file holds. */
export const batchesOf = ({ secret, outbox, keys, ...lists }: StoredData): Batch[] => [
  { part: 'secret', values: [secret] },
  { part: 'outbox', values: outbox },
  { part: 'stories', values: lists.stories.entries.map(toLine) },
  { part: 'waiting', values: lists.waiting.entries.map(toLine) },
  { part: 'messages', values: lists.messages.entries.map(toLine) },
  { part: 'keys', values: [...keys.values()] },
]

const json = (value: object) => Buffer.from(`${JSON.stringify(value)}\n`)

/**
 * Writes a backup, a line of JSON per value. The first line names the format, the layout of the data and the time; the last
 * has the counts, and the SHA-256 of all that is before it.
 *
 * @param counts gets the counts
 */
export async function* writeBackup(batches: Batches, counts: Counts): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  let bytes = json({ vitrine: 'backup', format, layout: dataLayout, madeAt: new Date().toISOString() })
  for await (const { part, values } of batches) {
    hash.update(bytes)
    yield bytes
    counts[part] += values.length
    bytes = Buffer.concat(values.map((value) => json({ [part]: value })))
  }
  yield bytes
  yield json({ counts, sha256: hash.update(bytes).digest('hex') })
}

const firstLine = z.looseObject({ vitrine: z.literal('backup'), format: z.number(), layout: z.number() })
const lastLine = z.strictObject({ counts: z.record(partName, z.number()), sha256: z.string() })

/** The most values of a batch that is read. */
const batchSize = 500

/**
 * Reads a backup. Its values may be used only when all of it has been read.
 *
 * @param name names it in errors
 * @param counts gets the counts
 * @throws StartupError when it is incomplete, changed, of a later format, or no backup
 */
export async function* readBackup(
  source: AsyncIterable<Buffer>,
  name: string,
  counts: Counts,
): AsyncGenerator<Batch> {
  const damaged = (fact: string) => new StartupError(`${name} is damaged: ${fact}. Use another backup.`)
  const hash = createHash('sha256')
  let batch: { part: Part; values: unknown[] } = { part: 'secret', values: [] }
  let number = 0
  let last: z.infer<typeof lastLine> | undefined
  for await (const bytes of linesIn(source)) {
    number += 1
    const value = jsonIn(bytes.toString())
    if (number === 1) checkFirstLine(value, name)
    else if (last) throw damaged('it goes on after its last line')
    else if (!(last = lastLine.safeParse(value).data)) {
      const [[key, content] = []] = Object.entries(value ?? {})
      const part = partName.safeParse(key).data
      if (part === undefined || !parts[part].safeParse(content).success)
        throw damaged(`line ${number} is incomplete or unknown`)
      if (part !== batch.part || batch.values.length === batchSize) {
        yield batch
        batch = { part, values: [] }
      }
      batch.values.push(content)
      counts[part] += 1
    }
    if (!last) hash.update(bytes)
  }
  if (number === 0) checkFirstLine(undefined, name)
  if (!last) throw damaged('its last line is missing')
  if (hash.digest('hex') !== last.sha256) throw damaged('it was changed, as its SHA-256 shows')
  if (partName.options.some((part) => last.counts[part] !== counts[part]))
    throw damaged('it holds other counts than its last line says')
  yield batch
}

function checkFirstLine(value: unknown, name: string): void {
  const { data } = firstLine.safeParse(value)
  if (!data)
    throw new StartupError(`${name} is no backup of Vitrine. Name a file that "admin backup" has written.`)
  if (data.format > format || data.layout > dataLayout)
    throw new StartupError(
      `${name} has format ${data.format} and layout ${data.layout}, and this version reads ${format} and ${dataLayout} at most. Use the version of Vitrine that wrote it, or a later one.`,
    )
}

const newline = 10

/** The lines with their ends. Unlike readline's, they may have a U+2028. */
async function* linesIn(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of source) {
    rest = Buffer.concat([rest, chunk])
    for (let end = rest.indexOf(newline); end >= 0; end = rest.indexOf(newline)) {
      yield rest.subarray(0, end + 1)
      rest = rest.subarray(end + 1)
    }
  }
  if (rest.length > 0) yield rest
}
