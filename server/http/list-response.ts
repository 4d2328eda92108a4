import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { listJson } from '../store/record-json'
import { type CachedResponse, type Coding, weakEtag } from './cached-response'

const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)

/**
 * Level 5 of 11 is smaller than gzip at its default level and takes about as long. For a large list, level 4 takes half
 * the time of level 5, and is not larger.
 */
const brotliLevel = (bytes: number) => (bytes > 2 ** 20 ? 4 : 5)

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
  const compress = (coding: Coding) =>
    coding === 'br'
      ? compressBrotli(content, {
          params: { [constants.BROTLI_PARAM_QUALITY]: brotliLevel(content.length) },
        })
      : compressGzip(content)
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
      const body = compressed.get(coding) ?? compress(coding)
      compressed.set(coding, body)
      return body
    },
  }
}
