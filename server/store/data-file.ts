import { readFile, stat } from 'node:fs/promises'
import type { Adapter } from 'lowdb'
import { StartupError } from '../startup-error'
import { decodeData, encodeData, fileContent } from './data-layouts'
import { writeDurably } from './disk'
import type { StoredData } from './list-data'

/** The lowdb adapter of the data file. Unlike lowdb's own, it validates the content, and writes durably. */
export class DataFile implements Adapter<StoredData> {
  readonly path: string
  /** Size in bytes when last read or written. */
  size = 0

  constructor(path: string) {
    this.path = path
  }

  /** The path of the backup: the content as of the last start of a process that may change it. */
  get backup(): string {
    return `${this.path}.bak`
  }

  /** Reads and validates the content; null when there is no file yet. @throws StartupError when it is invalid */
  async read(): Promise<StoredData | null> {
    const bytes = await readFile(this.path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null
      throw this.#invalid(`cannot be read (${error.code ?? error.message})`)
    })
    if (bytes === null) {
      const orphan = await stat(this.backup).catch(() => null)
      if (orphan) throw this.#invalid('is missing, but its backup exists')
      return null
    }
    this.size = bytes.length
    return this.#parse(bytes)
  }

  /** Copies the content to the backup. */
  async backUp(): Promise<void> {
    await writeDurably(this.backup, await readFile(this.path))
  }

  /** Replaces the content; when this resolves, it is on disk. */
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
      throw this.#invalid(error instanceof SyntaxError ? 'is not JSON' : 'is not UTF-8')
    }
    const { data, error } = fileContent.safeParse(value)
    if (data) return decodeData(data)
    const [issue] = error.issues
    throw this.#invalid(
      `is not a Vitrine data file (${issue?.path.join('.') || 'whole file'}: ${issue?.message ?? 'invalid'})`,
    )
  }

  #invalid(fact: string): StartupError {
    return new StartupError(
      `${this.path} ${fact}. Nothing was changed. Replace it with its backup ${this.backup}, ` +
        'or move both away to start with an empty store.',
    )
  }
}
