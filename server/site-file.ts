import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { previousFolder } from '../src/shared/site-manifest'
import type { ByteCache } from './byte-cache'
import { weakEtag } from './http/cached-response'
import { HttpError } from './http/http-error'

/** A file of the built site. */
export interface SiteFile {
  etag: string
  /**
   * The bytes, from memory or from disk.
   *
   * @throws HttpError 503 when the file of the startup cannot be read anymore
   */
  bytes: () => Uint8Array | Promise<Uint8Array>
}

/**
 * Reads a file at startup. Its bytes stay in memory if they fit; otherwise, they are read again on demand.
 *
 * @param directory the folder of the build, usually `dist`
 * @param name the path of the file in it
 * @throws Error when it cannot be read
 */
export function openSiteFile(directory: string, name: string, memory: ByteCache): SiteFile {
  // Synchronous, because nothing else happens at startup, and one file at a time needs little memory.
  const found = readFileSync(join(directory, name))
  const etag = weakEtag(found)
  memory.add(name, found)
  const read = async () => {
    const { bytes } = await locate(directory, name, etag)
    return bytes
  }
  return { etag, bytes: () => memory.get(name, read) }
}

/**
 * Finds the file of the startup. A later build replaces it, and moves it into the folder of the previous build. The new
 * file would have another tag, and name files that this server does not know.
 *
 * @throws HttpError 503 when it is in neither
 */
export async function locate(
  directory: string,
  name: string,
  etag: string,
): Promise<{ path: string; bytes: Uint8Array }> {
  let cause: unknown
  for (const path of [join(directory, name), join(directory, previousFolder, name)]) {
    try {
      const bytes = await readFile(path)
      if (weakEtag(bytes) === etag) return { path, bytes }
      cause ??= new Error(`${path} has changed. After a build, start the server again.`)
    } catch (error) {
      cause ??= error
    }
  }
  throw new HttpError(503, 'The server cannot read this file at the moment', {
    headers: { 'Retry-After': '5' },
    cause,
  })
}
