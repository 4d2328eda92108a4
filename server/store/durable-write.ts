import { open, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Makes a directory's entries survive a power cut. Windows cannot open directories, and does not need this. */
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
 * Replaces a file in one step that survives kill -9 and a power cut: readers see either the old content or the new, and
 * when this resolves the new content is on disk. The temporary file always has the same name, so crashes leave at most
 * one behind.
 *
 * @throws the file system's error; the old content then remains, and the temporary file is removed
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
