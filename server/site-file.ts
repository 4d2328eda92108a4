import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { ByteCache } from './byte-cache'
import { weakEtag } from './http/cached-response'
import { HttpError } from './http/http-error'

/** A file of the built site. */
export interface SiteFile {
  etag: string
  /**
   * The bytes, from memory or else from the disk.
   *
   * @throws HttpError 503 when the file cannot be read, or is not the one that the server found at startup
   */
  bytes: () => Uint8Array | Promise<Uint8Array>
}

/**
 * Reads a file at startup. Its bytes stay in memory if there is room for them; otherwise, they are read again when they
 * are asked for.
 *
 * @throws Error when it cannot be read
 */
export function openSiteFile(path: string, memory: ByteCache): SiteFile {
  // Nothing else happens at startup, and one file at a time needs little memory.
  const found = readFileSync(path)
  const etag = weakEtag(found)
  memory.add(path, found)
  const read = async () => {
    const bytes = await readFile(path).catch((cause: unknown) => {
      throw unavailable(cause)
    })
    // A document of another build would have the wrong tag, and name files that this server does not know.
    if (weakEtag(bytes) === etag) return bytes
    throw unavailable(new Error(`${path} has changed. After a build, start the server again.`))
  }
  return { etag, bytes: () => memory.get(path, read) }
}

const unavailable = (cause: unknown) =>
  new HttpError(503, 'The server cannot read this file at the moment', {
    headers: { 'Retry-After': '5' },
    cause,
  })
