import type { Context } from 'koa'
import getRawBody from 'raw-body'
import { storageLimits } from '../store/storage-limits'
import { HttpError } from './http-error'

/** The largest accepted body, in bytes. */
const bodyLimit = storageLimits.recordBytes

/**
 * Reads a request's JSON body, and counts its bytes. It must be UTF-8 (RFC 8259, section 8.1) and uncompressed: a small compressed body can
 * expand to any size.
 *
 * @throws HttpError 415 for another media type or any Content-Encoding, 413 above 256 KiB, 400 for invalid UTF-8 or JSON
 */
export async function readJson(ctx: Context): Promise<{ value: unknown; bytes: number }> {
  if (ctx.get('Content-Encoding') !== '') {
    throw new HttpError(415, 'A compressed body is not accepted; send it without Content-Encoding')
  }
  if (!isJson(ctx.get('Content-Type'))) {
    throw new HttpError(415, 'The body must be JSON; send it with Content-Type: application/json')
  }
  const length = ctx.get('Content-Length')
  const options = { limit: bodyLimit, ...(length !== '' && { length }) }
  const bytes = await getRawBody(ctx.req, options).catch((error: getRawBody.RawBodyError) => {
    if (error.type === 'entity.too.large') throw new HttpError(413, 'The body is larger than 256 KiB')
    throw new HttpError(400, 'The body is incomplete')
  })
  return { value: parseJson(bytes), bytes: bytes.length }
}

/** JSON has no charset parameter (RFC 8259, section 11), but clients often send `utf-8`, which changes nothing. */
const isJson = (type: string) => /^application\/json\s*(;\s*charset\s*=\s*"?utf-?8"?\s*)?;?\s*$/i.test(type)

function parseJson(bytes: Uint8Array): unknown {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new HttpError(400, 'The body is not UTF-8')
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new HttpError(400, 'The body is not JSON')
  }
}
