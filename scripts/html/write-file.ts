import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

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
