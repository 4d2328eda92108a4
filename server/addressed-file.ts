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
  /** Whether to use maximum compression: 60 ms for a document instead of 2. */
  isThorough: boolean
}

/** A file of the build with other origins in place of the one that the build has written. Each coding is made when it is first sent. */
export function withOrigins(
  response: CachedResponse,
  { name, file, places, built, cache, isThorough }: AddressedFile,
  origins: SiteOrigins,
): CachedResponse {
  const key = `${name} ${origins.link} ${origins.whole}`
  const make = async (coding: Coding) => {
    const content = insertOrigins(await file.bytes(), places, built.length, origins)
    return compress(content, coding, isThorough)
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

/** Compresses a text. @param isThorough whether as well as can be, as in the build */
export async function compress(content: Uint8Array, coding: Coding, isThorough = false): Promise<Uint8Array> {
  if (coding === 'identity') return content
  if (coding === 'gzip') return compressGzip(content)
  const brotli = (quality: number) =>
    compressBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
  if (isThorough) return brotli(constants.BROTLI_MAX_QUALITY)
  // Level 5 of 11 is smaller than gzip and takes about as long. For much, level 4 takes half of that, and is not larger.
  return brotli(content.length > 2 ** 20 ? 4 : 5)
}
