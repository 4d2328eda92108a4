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

/** The lists of the first two layouts; records are in the order of arrival. */
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

/** The layouts of `vitrine.json`. Each is read; the last is written. */
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

/** Takes an entry out of its line in the file. */
const toEntry = <Line extends Origin>({ savedAt, client, ...record }: Line) => ({ record, savedAt, client })

/** The data that a file of any layout holds. */
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

const lines = new WeakMap<object, string>()

/** The JSON of one entry, made once, like that of its record: to join two texts anew for each write takes longer. */
function entryJson(entry: Entry<object>): string {
  const known = lines.get(entry)
  if (known !== undefined) return known
  const { record, savedAt, client } = entry
  const json = JSON.stringify({ savedAt, client, ...record })
  lines.set(entry, json)
  return json
}

const entriesJson = (entries: readonly Entry<object>[]) => `[${entries.map(entryJson).join(',\n')}]`

/** Serializes the content of `vitrine.json`. */
export const encodeData = ({ stories, waiting, messages, keys, secret }: StoredData): Uint8Array =>
  Buffer.from(
    `{"format":3,"secret":${JSON.stringify(secret)},\n"stories":${entriesJson(stories.entries)},\n` +
      `"waiting":${entriesJson(waiting.entries)},\n"messages":${entriesJson(messages.entries)},\n` +
      `"keys":${listJson([...keys.values()])}}\n`,
  )
