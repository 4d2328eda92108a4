import { open, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Makes a directory's entries survive a power cut. Windows cannot open directories and needs no such call. */
export async function syncDirectory(directory: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(directory, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Replaces a file as one step that survives kill -9 and a power cut: whoever reads it sees the old content or the new,
 * and when this resolves the new one is on disk. The temporary name is fixed, so nothing piles up after crashes.
 *
 * @throws what the file system says; the old content then still stands, and what was half written is gone
 */
export async function writeDurably(file: string, content: Uint8Array): Promise<void> {
  const temporary = `${file}.tmp`
  try {
    await writeFile(temporary, content, { flush: true, mode: 0o600 })
    await rename(temporary, file)
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined)
    throw error
  }
  await syncDirectory(dirname(file))
}
