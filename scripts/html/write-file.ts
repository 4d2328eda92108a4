import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** The folders that were made: each component has files in five of them. */
const folders = new Map<string, Promise<unknown>>()

/** Writes a text file, and the folders that it needs. */
export async function write(file: string, text: string): Promise<void> {
  const folder = dirname(file)
  const made = folders.get(folder) ?? mkdir(folder, { recursive: true })
  folders.set(folder, made)
  await made
  await writeFile(file, text)
}

/**
 * Writes data that the site's script fetches, with a hash of it in the file's name.
 *
 * @returns The file, from the folder of the client.
 */
export async function writeData(client: string, name: string, data: unknown): Promise<string> {
  const text = JSON.stringify(data)
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
  const file = `assets/${name}-${hash}.json`
  await write(join(client, file), text)
  return file
}
