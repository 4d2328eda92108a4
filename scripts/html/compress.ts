import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const compressible = /\.(html|js|css|svg|json|xml|txt|webmanifest)$/

/** Files below this size, in bytes, are not compressed: they fit one packet anyway. */
const smallest = 512

/**
 * What a server sends before it waits for the browser: ten segments of 1,460 bytes (RFC 6928), of which the headers of a
 * document take about 1,100 bytes. A document that is larger arrives a whole round trip later.
 */
const firstFlight = 10 * 1460 - 1100

const brotli = (content: Buffer, quality: number) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

/**
 * Compresses a file with Brotli. The last 7% of a document take fifty times as long as the rest, and each component has a
 * document: only one that is too large for the first flight gets them. Files with a hash in their name are worth it: a
 * visitor fetches one for many pages.
 */
function compressed(file: string, content: Buffer): Buffer {
  if (basename(dirname(file)) !== 'assets') {
    const quick = brotli(content, 8)
    if (!file.endsWith('.html') || quick.length <= firstFlight) return quick
  }
  return brotli(content, constants.BROTLI_MAX_QUALITY)
}

/**
 * Writes a `.br` and a `.gz` next to every compressible file, so that the server never compresses a file itself. What is
 * taken home – registry items and Markdown – stays as it is: each component has several such files, and a command line
 * fetches one of them once.
 */
export function compressFolder(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !compressible.test(entry.name) || entry.parentPath === join(folder, 'r')) continue
    const file = join(entry.parentPath, entry.name)
    const content = readFileSync(file)
    if (content.length < smallest) continue
    writeFileSync(`${file}.br`, compressed(file, content))
    writeFileSync(`${file}.gz`, gzipSync(content))
  }
}
