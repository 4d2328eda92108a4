import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { listJson } from '../store/record-json'
import { type CachedResponse, type Coding, weakEtag } from './cached-response'

const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)

/** Level 5 of 11 is smaller than gzip at its default level and takes about as long. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** The JSON array of some records as a response, compressed once per coding. */
export function listResponse(records: readonly object[], link?: string): CachedResponse & { size: number } {
  const content = Buffer.from(listJson(records))
  const compressed = new Map<Coding, Promise<Uint8Array>>()
  const compress = (coding: Coding) =>
    coding === 'br' ? compressBrotli(content, brotliOptions) : compressGzip(content)
  return {
    type: 'application/json; charset=utf-8',
    cacheControl: 'no-cache',
    etag: weakEtag(content),
    codings: ['br', 'gzip', 'identity'],
    vary: 'Accept-Encoding',
    ...(link !== undefined && { link }),
    size: content.length,
    body(coding) {
      if (coding === 'identity') return content
      const body = compressed.get(coding) ?? compress(coding)
      compressed.set(coding, body)
      return body
    },
  }
}
