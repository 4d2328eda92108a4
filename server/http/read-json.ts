import type { Context } from 'koa'
import getRawBody from 'raw-body'
import { Refusal } from './refusal'

/** The largest body in bytes: 256 KiB (DECISIONS, "Server"). */
const bodyLimit = 256 * 1024

/**
 * Reads a request's JSON body as strictly as RFC 8259 has it: UTF-8 and nothing else, without a compression that could
 * unfold to any size.
 *
 * @throws Refusal 415 for another type or any Content-Encoding, 413 beyond 256 KiB, 400 for what is not UTF-8 or JSON
 */
export async function readJson(ctx: Context): Promise<unknown> {
  if (ctx.get('Content-Encoding') !== '') {
    throw new Refusal(415, 'A compressed body is not accepted; send it without Content-Encoding')
  }
  if (!isJson(ctx.get('Content-Type'))) {
    throw new Refusal(415, 'The body must be JSON; send it with Content-Type: application/json')
  }
  const length = ctx.get('Content-Length')
  const options = { limit: bodyLimit, ...(length !== '' && { length }) }
  const bytes = await getRawBody(ctx.req, options).catch((error: getRawBody.RawBodyError) => {
    if (error.type === 'entity.too.large') throw new Refusal(413, 'The body is larger than 256 KiB')
    throw new Refusal(400, 'The body did not arrive whole')
  })
  return parseJson(bytes)
}

/** JSON has no charset parameter (RFC 8259, section 11), but `utf-8` is often sent and is what it means. */
const isJson = (type: string) => /^application\/json\s*(;\s*charset\s*=\s*"?utf-?8"?\s*)?;?\s*$/i.test(type)

function parseJson(bytes: Uint8Array): unknown {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new Refusal(400, 'The body is not UTF-8')
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(400, 'The body is not JSON')
  }
}
