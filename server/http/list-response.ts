import { compress } from '../addressed-file'
import { listJson } from '../store/record-json'
import { type CachedResponse, type Coding, weakEtag } from './cached-response'

/** The JSON array of some records as a response. */
export interface ListResponse extends CachedResponse {
  /** Bytes of the JSON. */
  size: number
  /** Resolves when all running compressions have ended. */
  compressions: () => Promise<unknown>
}

/** Makes the JSON array of some records. It is compressed once per coding, on demand. */
export function listResponse(records: readonly object[], link?: string): ListResponse {
  const content = Buffer.from(listJson(records))
  const compressed = new Map<Coding, Promise<Uint8Array>>()
  return {
    type: 'application/json; charset=utf-8',
    cacheControl: 'no-cache',
    etag: weakEtag(content),
    codings: ['br', 'gzip', 'identity'],
    vary: 'Accept-Encoding',
    ...(link !== undefined && { link }),
    size: content.length,
    compressions: () => Promise.allSettled(compressed.values()),
    body(coding) {
      if (coding === 'identity') return content
      const body = compressed.get(coding) ?? compress(content, coding)
      compressed.set(coding, body)
      return body
    },
  }
}
