import { z } from 'zod'
import { savedMessageSchema } from '../../src/shared/contact-message'
import { savedStorySchema } from '../../src/shared/story'
import { usedKey } from './idempotency'
import { dataOf, type StoredData, withoutOrigin } from './list-data'
import { notificationSchema } from './outbox'
import { listJson } from './record-json'
import type { Entry, Origin, Saved } from './store'

const haveUniqueIds = (records: readonly { id: string }[]) =>
  new Set(records.map(({ id }) => id)).size === records.length

const storiesError = 'two stories have the same id'
const messagesError = 'two messages have the same id'

/** The lists of the first two layouts, oldest record first. */
const lists = {
  stories: z.array(savedStorySchema).refine(haveUniqueIds, storiesError),
  messages: z.array(savedMessageSchema).refine(haveUniqueIds, messagesError),
}

/** Validates where a record came from. */
export const origin = {
  savedAt: z.nullable(z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)),
  client: z.nullable(z.string().regex(/^[0-9a-f]+$/)),
}

const storiesWithOrigin = z
  .array(z.strictObject({ ...origin, ...savedStorySchema.shape }))
  .refine(haveUniqueIds, storiesError)

/** The lists of later layouts. */
const withOrigins = {
  secret: z.string().min(32),
  stories: storiesWithOrigin,
  waiting: storiesWithOrigin,
  messages: z
    .array(z.strictObject({ ...origin, ...savedMessageSchema.shape }))
    .refine(haveUniqueIds, messagesError),
  keys: z.array(usedKey),
}

/** The layout that is written. */
export const dataLayout = 4

/** The layouts of `vitrine.json`. All are read; the last is written. */
export const fileContent = z.discriminatedUnion('format', [
  z.strictObject({ format: z.literal(1), ...lists }),
  z.strictObject({ format: z.literal(2), ...lists, keys: z.array(usedKey) }),
  z.strictObject({ format: z.literal(3), ...withOrigins }),
  z.strictObject({ format: z.literal(dataLayout), ...withOrigins, outbox: z.array(notificationSchema) }),
])

/** Converts a line of the file into an entry. */
export const toEntry = <Line extends Origin>({ savedAt, client, ...record }: Line) => ({
  record,
  savedAt,
  client,
})

/** Converts an entry into a line of the file. */
export const toLine = <Draft extends object>({
  record,
  savedAt,
  client,
}: Entry<Draft>): Origin & Saved<Draft> => ({ savedAt, client, ...record })

/** Converts a file of any layout. */
export function decodeData(content: z.infer<typeof fileContent>): StoredData {
  const keys = 'keys' in content ? content.keys : []
  const outbox = 'outbox' in content ? content.outbox : []
  if ('secret' in content) {
    const [stories, waiting] = [content.stories.map(toEntry), content.waiting.map(toEntry)]
    return dataOf({ stories, waiting, messages: content.messages.map(toEntry) }, keys, content.secret, outbox)
  }
  const { stories, messages } = content
  return dataOf({ stories: stories.map(withoutOrigin), messages: messages.map(withoutOrigin) }, keys)
}

const separator = ',\n'
const lines = new WeakMap<object, Buffer>()

/**
 * The bytes of an entry and its separator, cached. Joining bytes for each write takes a third of the time of joining
 * and encoding texts.
 */
function lineOf(entry: Entry<object>): Buffer {
  const known = lines.get(entry)
  if (known !== undefined) return known
  const line = Buffer.from(JSON.stringify(toLine(entry)) + separator)
  lines.set(entry, line)
  return line
}

const linesOf = ({ entries }: StoredData['stories' | 'waiting' | 'messages']) =>
  entries.map((entry, index) =>
    index < entries.length - 1 ? lineOf(entry) : lineOf(entry).subarray(0, -separator.length),
  )

/** Serializes the content of `vitrine.json`. */
export const encodeData = ({ stories, waiting, messages, keys, outbox, secret }: StoredData): Uint8Array =>
  Buffer.concat([
    Buffer.from(`{"format":${dataLayout},"secret":${JSON.stringify(secret)},\n"stories":[`),
    ...linesOf(stories),
    Buffer.from('],\n"waiting":['),
    ...linesOf(waiting),
    Buffer.from('],\n"messages":['),
    ...linesOf(messages),
    Buffer.from(`],\n"keys":${listJson([...keys.values()])},\n"outbox":${listJson(outbox)}}\n`),
  ])
