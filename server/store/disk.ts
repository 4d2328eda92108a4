import { access, constants, mkdir, open, rename, rm, statfs, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { StoreError } from './store'

/** Makes the entries of a directory survive a power cut. Windows cannot open directories, and does not need it. */
async function syncDirectory(directory: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(directory, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Replaces a file atomically and durably, even with kill -9 or a power cut: readers see either the old content or the
 * new, and when this resolves, the new content is on disk. The temporary file always has the same name, so that crashes
 * leave at most one behind.
 *
 * @throws the error of the file system or of `content`; the old content then remains, and the temporary file is removed
 */
export async function writeDurably(
  file: string,
  content: Uint8Array | AsyncIterable<Uint8Array>,
): Promise<void> {
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

/**
 * Resolves when a folder can be written and its disk has space for a second copy of a file, which each write needs.
 *
 * @param fileSize in bytes
 * @throws the file system's error
 */
export async function checkDisk(directory: string, fileSize: number): Promise<void> {
  await access(directory, constants.W_OK)
  const { blocks, bavail, bsize } = await statfs(directory)
  const hasSpace = blocks === 0 || bavail * bsize >= fileSize + bsize
  if (!hasSpace) throw Object.assign(new Error('The disk is full.'), { code: 'ENOSPC' })
}

/** Creates a folder that only this user can read, and missing folders above it. */
export async function createDirectory(directory: string): Promise<void> {
  const created = await mkdir(directory, { recursive: true, mode: 0o700 })
  if (created !== undefined) await syncDirectory(dirname(created))
}

const diskFullCodes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

/** The error for a failed write. Unless the disk is full, the cause may be temporary: it counts as `unavailable`. */
export function diskError(error: unknown): StoreError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error'
  if (diskFullCodes.has(code)) {
    return new StoreError('disk-full', `Nothing was saved: the server's disk is full (${code}).`, error)
  }
  return new StoreError(
    'unavailable',
    `Nothing was saved: the server cannot write to its disk (${code}).`,
    error,
  )
}
