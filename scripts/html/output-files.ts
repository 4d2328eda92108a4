import { readFileSync, readdirSync, writeFileSync, mkdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { createHash } from 'node:crypto'

const compressible = /\.(html|js|css|svg|json|xml|rss|txt|yaml|webmanifest)$/

const brotli = (content: Buffer, quality: number) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

/** The bytes of the headers of a compressed answer, `Content-Encoding` and `Vary`: one that saves less is larger. */
const headers = 50

/**
 * The size, in bytes, below which a file has no `.gz`: few clients ask for one, such as browsers over plain HTTP, and to
 * write a file takes as long as to compress it.
 */
const worthGzip = 3 * 1460

/** The compressed size, in bytes, above which the last 7% of a file are worth their time: of less, they are 170 bytes. */
function worthwhile(file: string): number {
  if (basename(dirname(file)) === 'assets') return 2.5 * 1000
  return file.endsWith('.html') ? 0 : Infinity
}

/** The size, in bytes, above which an index is compressed quickly: it grows with the registry, and no page waits for it. */
const largeIndex = 100_000

/**
 * Compresses a file with Brotli. The last 8% take 25 to 50 times as long as the rest, and each component has several files.
 * Documents are worth it, since a page begins with one, and files with a hash in their name, since a visitor fetches one for
 * many pages.
 */
function compressed(file: string, content: Buffer): Buffer {
  const quick = brotli(content, 5)
  if (file.endsWith('.json') && content.length > largeIndex) return quick
  return quick.length <= worthwhile(file) ? quick : brotli(content, constants.BROTLI_MAX_QUALITY)
}

/**
 * Writes a `.br`, and a `.gz` where that is worth it, next to every compressible file, so that the server never compresses
 * a file itself. Registry items and Markdown stay as they are: each component has several such files,
 * and a command line fetches one of them once.
 */
export function compressFolder(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (!entry.isFile() || !compressible.test(entry.name) || file.startsWith(join(folder, 'r/'))) continue
    const content = readFileSync(file)
    const small = compressed(file, content)
    if (content.length - small.length <= headers) continue
    writeFileSync(`${file}.br`, small)
    if (content.length > worthGzip) writeFileSync(`${file}.gz`, gzipSync(content))
  }
}

/** The folders that were made: each component has files in five of them. */
const folders = new Set<string>()

/**
 * Writes a text file, and the folders that it needs. A build writes thousands one after the other: to write one without
 * waiting in another thread takes an eighth of the processor time.
 */
export function write(file: string, text: string): void {
  const folder = dirname(file)
  if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
  folders.add(folder)
  writeFileSync(file, text)
}

/**
 * Writes data that the site's script fetches, with a hash of it in the file's name.
 *
 * @returns The file, from the folder of the client.
 */
export function writeData(client: string, name: string, data: unknown): string {
  const text = JSON.stringify(data)
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
  const file = `assets/${name}-${hash}.json`
  write(join(client, file), text)
  return file
}
