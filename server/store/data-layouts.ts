import { z } from 'zod'
import { savedMessageSchema } from '../../src/shared/contact-message'
import { savedStorySchema } from '../../src/shared/story'
import { usedKey } from './idempotency'
import { dataOf, type StoredData, withoutOrigin } from './list-data'
import { listJson } from './record-json'
import type { Entry, Origin } from './store'

const haveUniqueIds = (records: readonly { id: string }[]) =>
  new Set(records.map(({ id }) => id)).size === records.length

const storiesError = 'two stories have the same id'
const messagesError = 'two messages have the same id'

/** The lists of the first two layouts, oldest record first. */
const lists = {
  stories: z.array(savedStorySchema).refine(haveUniqueIds, storiesError),
  messages: z.array(savedMessageSchema).refine(haveUniqueIds, messagesError),
}

const origin = {
  savedAt: z.nullable(z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)),
  client: z.nullable(z.string().regex(/^[0-9a-f]+$/)),
}

const storiesWithOrigin = z
  .array(z.strictObject({ ...origin, ...savedStorySchema.shape }))
  .refine(haveUniqueIds, storiesError)

/** The layouts of `vitrine.json`. All are read; the last is written. */
export const fileContent = z.discriminatedUnion('format', [
  z.strictObject({ format: z.literal(1), ...lists }),
  z.strictObject({ format: z.literal(2), ...lists, keys: z.array(usedKey) }),
  z.strictObject({
    format: z.literal(3),
    secret: z.string().min(32),
    stories: storiesWithOrigin,
    waiting: storiesWithOrigin,
    messages: z
      .array(z.strictObject({ ...origin, ...savedMessageSchema.shape }))
      .refine(haveUniqueIds, messagesError),
    keys: z.array(usedKey),
  }),
])

/** Converts a line of the file into an entry. */
const toEntry = <Line extends Origin>({ savedAt, client, ...record }: Line) => ({ record, savedAt, client })

/** Converts a file of any layout. */
export function decodeData(content: z.infer<typeof fileContent>): StoredData {
  if (content.format === 3) {
    const { secret, stories, waiting, messages, keys } = content
    return dataOf(
      { stories: stories.map(toEntry), waiting: waiting.map(toEntry), messages: messages.map(toEntry) },
      keys,
      secret,
    )
  }
  const { stories, messages } = content
  return dataOf(
    { stories: stories.map(withoutOrigin), messages: messages.map(withoutOrigin) },
    'keys' in content ? content.keys : [],
  )
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
  const { record, savedAt, client } = entry
  const line = Buffer.from(JSON.stringify({ savedAt, client, ...record }) + separator)
  lines.set(entry, line)
  return line
}

const linesOf = ({ entries }: StoredData['stories' | 'waiting' | 'messages']) =>
  entries.map((entry, index) =>
    index < entries.length - 1 ? lineOf(entry) : lineOf(entry).subarray(0, -separator.length),
  )

/** Serializes the content of `vitrine.json`. */
export const encodeData = ({ stories, waiting, messages, keys, secret }: StoredData): Uint8Array =>
  Buffer.concat([
    Buffer.from(`{"format":3,"secret":${JSON.stringify(secret)},\n"stories":[`),
    ...linesOf(stories),
    Buffer.from('],\n"waiting":['),
    ...linesOf(waiting),
    Buffer.from('],\n"messages":['),
    ...linesOf(messages),
    Buffer.from(`],\n"keys":${listJson([...keys.values()])}}\n`),
  ])
