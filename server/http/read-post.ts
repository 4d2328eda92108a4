import type { Context } from 'koa'
import getRawBody from 'raw-body'
import type * as z from 'zod/v4/core'
import { safeParse } from 'zod/mini'
import { storageLimits } from '../store/capacity'
import { HttpError } from './http-error'

/** Visible ASCII. A UUID has 36 characters. */
const keyPattern = /^[!-~]{1,100}$/

/**
 * The `Idempotency-Key` of a post. A post that is sent again with the same key is saved once.
 *
 * @throws HttpError 400 when it is not a key
 */
export function readIdempotencyKey(ctx: Context): string | undefined {
  const key = ctx.get('Idempotency-Key')
  if (key === '') return undefined
  if (keyPattern.test(key)) return key
  throw new HttpError(400, 'The Idempotency-Key header is invalid', {
    issues: [{ field: 'Idempotency-Key', message: 'It must have 1 to 100 characters of visible ASCII' }],
  })
}

/**
 * Reads the JSON body of a post and validates it with the schema that the browser's form uses too. The body must be
 * UTF-8 (RFC 8259, section 8.1) and uncompressed: a small compressed body can expand to any size.
 *
 * @returns the payload, and the bytes of the body
 * @throws HttpError 415 for another media type or any Content-Encoding, 413 above 256 KiB, 400 for invalid UTF-8 or
 *   JSON, 422 with a sentence for each invalid field
 */
export async function readPayload<Schema extends z.$ZodType>(
  ctx: Context,
  schema: Schema,
): Promise<{ payload: z.output<Schema>; bytes: number }> {
  const bytes = await readBody(ctx)
  const { data, error } = safeParse(schema, parseJson(bytes))
  if (!error) return { payload: data, bytes: bytes.length }
  const issues = error.issues.map(({ path, message }) => ({ field: path.join('.'), message }))
  throw new HttpError(422, 'Some fields are invalid', { issues })
}

async function readBody(ctx: Context): Promise<Uint8Array> {
  if (ctx.get('Content-Encoding') !== '') {
    throw new HttpError(415, 'A compressed body is not accepted; send it without Content-Encoding')
  }
  if (!isJson(ctx.get('Content-Type'))) {
    throw new HttpError(415, 'The body must be JSON; send it with Content-Type: application/json')
  }
  const length = ctx.get('Content-Length')
  const options = { limit: storageLimits.recordBytes, ...(length !== '' && { length }) }
  return getRawBody(ctx.req, options).catch((error: getRawBody.RawBodyError) => {
    if (error.type === 'entity.too.large') throw new HttpError(413, 'The body is larger than 256 KiB')
    throw new HttpError(400, 'The body is incomplete')
  })
}

/**
 * Whether a Content-Type is JSON. Types are compared without regard to case, and JSON defines no parameters (RFC 8259,
 * section 11). Clients often send a charset, which changes nothing as long as it is UTF-8.
 */
function isJson(contentType: string): boolean {
  const [type = '', ...parameters] = contentType.toLowerCase().split(';')
  const charset = parameters
    .map((text) => /^\s*charset\s*=\s*"?([^"\s]*)/.exec(text)?.[1])
    .find((name) => name !== undefined)
  return type.trim() === 'application/json' && (charset === undefined || /^utf-?8$/.test(charset))
}

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
