import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { listText } from '../store/record-text'
import type { RecordList } from '../store/store'
import { type Coding, etagOf, type Prepared } from './prepared'

const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)

/** Brotli at 5 of 11 is smaller than gzip at its default and costs about as much. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/**
 * The JSON array of a list as an answer that is made once for each version of the list, and compressed once for each
 * coding that is asked for. The version is read anew for every request, so that a process never answers with what
 * another process has changed since.
 */
export function listAnswer<Draft extends object>(list: RecordList<Draft>): () => Promise<Prepared> {
  let latest: { version: string; answer: Promise<Prepared> } | undefined

  return async () => {
    const version = await list.version()
    if (latest?.version !== version) {
      const made = { version, answer: list.list().then(prepareList) }
      latest = made
      // A list that could not be read must be read again by the next request.
      made.answer.catch(() => {
        if (latest === made) latest = undefined
      })
    }
    return latest.answer
  }
}

function prepareList(records: readonly object[]): Prepared {
  const content = Buffer.from(listText(records))
  const compressed = new Map<Coding, Promise<Uint8Array>>()
  const compress = (coding: Coding) =>
    coding === 'br' ? compressBrotli(content, brotliOptions) : compressGzip(content)
  return {
    type: 'application/json; charset=utf-8',
    cacheControl: 'no-cache',
    etag: etagOf(content),
    codings: ['br', 'gzip', 'identity'],
    body(coding) {
      if (coding === 'identity') return content
      const body = compressed.get(coding) ?? compress(coding)
      compressed.set(coding, body)
      return body
    },
  }
}
