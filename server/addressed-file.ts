import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { OriginPlaces } from '../src/shared/site-manifest'
import type { SiteOrigins } from '../src/shared/site-origin'
import type { ByteCache } from './byte-cache'
import { type CachedResponse, type Coding, weakEtag } from './http/cached-response'
import type { SiteFile } from './site-file'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

interface AddressedFile {
  /** Its path, which is its name in the cache. */
  name: string
  /** The file of the build, uncompressed. */
  file: SiteFile
  places: OriginPlaces
  /** The origin that the build has written. */
  built: string
  cache: ByteCache
  effort: Effort
}

/** A file of the build with other origins in place of the one that the build has written. Each coding is made when it is first sent. */
export function withOrigins(
  response: CachedResponse,
  { name, file, places, built, cache, effort }: AddressedFile,
  origins: SiteOrigins,
): CachedResponse {
  const key = `${name} ${origins.link} ${origins.whole}`
  const make = async (coding: Coding) => {
    const content = insertOrigins(await file.bytes(), places, built.length, origins)
    return compress(content, coding, effort)
  }
  return {
    ...response,
    etag: weakEtag(Buffer.from(`${file.etag} ${key}`)),
    body: (coding) => cache.get(`${coding} ${key}`, () => make(coding)),
  }
}

/** Replaces the origins at some offsets; each there is `length` bytes long. */
function insertOrigins(
  content: Uint8Array,
  { link, whole }: OriginPlaces,
  length: number,
  origins: SiteOrigins,
): Uint8Array {
  const places = [
    ...link.map((at) => ({ at, origin: origins.link })),
    ...whole.map((at) => ({ at, origin: origins.whole })),
  ].sort((a, b) => a.at - b.at)
  const parts: Uint8Array[] = []
  let end = 0
  for (const { at, origin } of places) {
    parts.push(content.subarray(end, at), Buffer.from(origin))
    end = at + length
  }
  return Buffer.concat([...parts, content.subarray(end)])
}

/**
 * How well a text is compressed: as in the build, which takes 60 ms for a document; in 2 ms; or in a third of that, for a
 * tenth more bytes.
 */
export type Effort = 'best' | 'usual' | 'quick'

/** By effort, the level of Brotli, from 1 to 11, and that of gzip, from 1 to 9. */
const levels: Readonly<Record<Effort, { readonly br: number; readonly gzip: number }>> = {
  best: { br: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION },
  usual: { br: 5, gzip: 6 },
  quick: { br: 2, gzip: 1 },
}

/** The least window of Brotli that is used, as a power of two in bytes. */
const minWindow = 16

/** Compresses a text. @param effort @default 'usual' */
export async function compress(
  content: Uint8Array,
  coding: Coding,
  effort: Effort = 'usual',
): Promise<Uint8Array> {
  if (coding === 'identity') return content
  if (coding === 'gzip') return compressGzip(content, { level: levels[effort].gzip })
  // For much, level 4 takes half of the time of level 5, and is not larger.
  const level = effort === 'usual' && content.length > 2 ** 20 ? 4 : levels[effort].br
  // Clearing the default window of 4 MB takes as long as compressing a small text.
  const window = Math.max(Math.ceil(Math.log2(content.length + 1)), minWindow)
  return compressBrotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(window, constants.BROTLI_DEFAULT_WINDOW),
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
}
