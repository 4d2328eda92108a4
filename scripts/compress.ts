import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const compressible = /\.(html|js|css|svg|json|xml|txt|webmanifest)$/

/** Below this size, in bytes, compressing a file does not pay: it fits one packet anyway. */
const smallest = 512

/** Writes a `.br` and a `.gz` beside every file that shrinks, so that the server never compresses one itself. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    if (!entry.isFile() || !compressible.test(entry.name)) continue
    const file = join(entry.parentPath, entry.name)
    const content = await readFile(file)
    if (content.length < smallest) continue
    await writeFile(`${file}.br`, await brotli(content))
    await writeFile(`${file}.gz`, await zip(content))
  }
}
