import { access, constants, mkdir, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { syncDirectory } from './durable-write'

/**
 * Resolves when a folder can be written, and has room for a file once more, which each write needs.
 *
 * @param fileSize in bytes
 * @throws the file system's error
 */
export async function checkDisk(directory: string, fileSize: number): Promise<void> {
  await access(directory, constants.W_OK)
  const { blocks, bavail, bsize } = await statfs(directory)
  const hasRoom = blocks === 0 || bavail * bsize >= fileSize + bsize
  if (!hasRoom) throw Object.assign(new Error('The disk is full.'), { code: 'ENOSPC' })
}

/** Creates a folder that only this user can read, and the folders above it. */
export async function createDirectory(directory: string): Promise<void> {
  const created = await mkdir(directory, { recursive: true, mode: 0o700 })
  if (created !== undefined) await syncDirectory(dirname(created))
}
