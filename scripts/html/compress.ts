import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const compressible = /\.(html|js|css|svg|json|xml|txt|webmanifest)$/

/** Files below this size, in bytes, are not compressed: they fit one packet anyway. */
const smallest = 512

/**
 * Brotli's quality. The last 7% of a document take fifty times as long as the rest, and each component has a document.
 * Files with a hash in their name are worth it: a visitor fetches one for many pages.
 */
const quality = (file: string) => (file.endsWith('.html') ? 8 : constants.BROTLI_MAX_QUALITY)

/** Writes a `.br` and a `.gz` next to every compressible file, so that the server never compresses a file itself. */
export function compressFolder(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !compressible.test(entry.name)) continue
    const file = join(entry.parentPath, entry.name)
    const content = readFileSync(file)
    if (content.length < smallest) continue
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality(entry.name) }
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }))
    writeFileSync(`${file}.gz`, gzipSync(content))
  }
}
