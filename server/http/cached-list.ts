import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { listJson } from '../store/record-json'
import type { RecordList } from '../store/store'
import { type CachedResponse, type Coding, weakEtag } from './cached-response'

const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)

/** Level 5 of 11 is smaller than gzip at its default level and takes about as long. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/**
 * Caches the JSON array of a list: it is serialized once per version of the list, and compressed once per coding. Every
 * request reads the version again, so a change by another process shows at once.
 */
export function cachedList<Draft extends object>(list: RecordList<Draft>): () => Promise<CachedResponse> {
  let latest: { version: string; response: Promise<CachedResponse> } | undefined

  return async () => {
    const version = await list.version()
    if (latest?.version !== version) {
      const made = { version, response: list.list().then(toResponse) }
      latest = made
      // After a failed read the next request must read again.
      made.response.catch(() => {
        if (latest === made) latest = undefined
      })
    }
    return latest.response
  }
}

function toResponse(records: readonly object[]): CachedResponse {
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
    body(coding) {
      if (coding === 'identity') return content
      const body = compressed.get(coding) ?? compress(coding)
      compressed.set(coding, body)
      return body
    },
  }
}
