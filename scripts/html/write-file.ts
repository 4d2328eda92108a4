import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

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
