import { readFile, stat } from 'node:fs/promises'
import type { Adapter } from 'lowdb'
import { z } from 'zod'
import { savedMessageSchema } from '../../src/shared/contact-message'
import { savedStorySchema } from '../../src/shared/story'
import { writeDurably } from './durable-write'
import { listText } from './record-text'
import { StartError } from './store'

const haveUniqueIds = (records: readonly { id: string }[]) =>
  new Set(records.map(({ id }) => id)).size === records.length

/** Everything the server keeps, in the order of arrival; the one thing in `vitrine.json`. */
const storedData = z.strictObject({
  /** The layout of the file; another number is another program's or a later version's. */
  format: z.literal(1),
  stories: z.array(savedStorySchema).refine(haveUniqueIds, 'two stories have the same id'),
  messages: z.array(savedMessageSchema).refine(haveUniqueIds, 'two messages have the same id'),
})

/** The parsed content of `vitrine.json`. */
export type StoredData = z.infer<typeof storedData>

/** What a server without a file starts from. */
export const emptyData = (): StoredData => ({ format: 1, stories: [], messages: [] })

/** The bytes of `vitrine.json`. */
export const encodeData = (data: StoredData): Uint8Array =>
  Buffer.from(`{"format":1,\n"stories":${listText(data.stories)},\n"messages":${listText(data.messages)}}\n`)

/** lowdb's adapter for the data file: it reads strictly and writes durably; lowdb's own does neither. */
export class DataFile implements Adapter<StoredData> {
  readonly path: string
  /** Size of the file in bytes, as it was last read or written. */
  size = 0

  constructor(path: string) {
    this.path = path
  }

  /** Where the content of the last good start is. */
  get backup(): string {
    return `${this.path}.bak`
  }

  /** The checked content; null when there is no file yet. @throws StartError when anything is wrong with it */
  async read(): Promise<StoredData | null> {
    const bytes = await readFile(this.path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null
      throw this.#broken(`cannot be read (${error.code ?? error.message})`)
    })
    if (bytes === null) {
      const orphan = await stat(this.backup).catch(() => null)
      if (orphan) throw this.#broken('is missing, while its backup is there')
      return null
    }
    this.size = bytes.length
    return this.#parse(bytes)
  }

  /** Replaces the content; when it resolves the bytes are on disk. */
  async write(data: StoredData): Promise<void> {
    const bytes = encodeData(data)
    await writeDurably(this.path, bytes)
    this.size = bytes.length
  }

  #parse(bytes: Uint8Array): StoredData {
    let value: unknown
    try {
      value = JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes))
    } catch (error) {
      throw this.#broken(error instanceof SyntaxError ? 'is not JSON' : 'is not UTF-8')
    }
    const { data, error } = storedData.safeParse(value)
    if (data) return data
    const [issue] = error.issues
    throw this.#broken(
      `is not a store: ${issue?.path.join('.') || 'the whole'}: ${issue?.message ?? 'wrong'}`,
    )
  }

  #broken(fact: string): StartError {
    return new StartError(
      `${this.path} ${fact}. Nothing was changed. Put its backup ${this.backup} in its place, ` +
        'or move both away to start with an empty store.',
    )
  }
}
