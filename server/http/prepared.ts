import { createHash } from 'node:crypto'
import type { Context } from 'koa'

/** A content coding that answers can have, the preferred first; `identity` is none (RFC 9110, section 8.4.1). */
export type Coding = 'br' | 'gzip' | 'identity'

const preferred: readonly Coding[] = ['br', 'gzip', 'identity']

/** An answer whose bytes are known before it is asked for. */
export interface Prepared {
  /** Media type with its charset. */
  type: string
  cacheControl: string
  /** Weak, since the codings of one answer share it. */
  etag: string
  /** The codings that `body` can be asked for; `identity` is always one. */
  codings: readonly Coding[]
  body: (coding: Coding) => Uint8Array | Promise<Uint8Array>
}

/** The entity tag of content, the same in every process and after every restart. */
export const etagOf = (content: Uint8Array): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`

/** Answers with a prepared answer, in the best coding that the client takes. */
export async function sendPrepared(ctx: Context, prepared: Prepared, status = 200): Promise<void> {
  ctx.status = status
  ctx.set('Content-Type', prepared.type)
  ctx.set('Cache-Control', prepared.cacheControl)
  ctx.set('ETag', prepared.etag)
  if (prepared.codings.length > 1) {
    // ctx.vary() parses the header anew each time, and CORS alone has set one before.
    if (ctx.res.hasHeader('Vary')) ctx.vary('Accept-Encoding')
    else ctx.set('Vary', 'Accept-Encoding')
  }
  const coding = bestCoding(ctx, prepared.codings)
  if (coding !== 'identity') ctx.set('Content-Encoding', coding)
  ctx.body = await prepared.body(coding)
}

const bestCoding = (ctx: Context, codings: readonly Coding[]): Coding => {
  if (codings.length === 1) return 'identity'
  const accepted = acceptedCodings(ctx)
  return accepted.find((coding) => codings.includes(coding)) ?? 'identity'
}

/** The few values of Accept-Encoding that browsers send, with what was made of them; bounded, since anything can be sent. */
const negotiated = new Map<string, readonly Coding[]>()
const negotiatedLimit = 100

/** Browsers list their codings without a preference, and the list's order means nothing: the smallest answer wins. */
function acceptedCodings(ctx: Context): readonly Coding[] {
  const header = ctx.get('Accept-Encoding')
  const known = negotiated.get(header)
  if (known) return known
  const accepted = preferred.filter((coding) => ctx.acceptsEncodings(coding) === coding)
  if (negotiated.size < negotiatedLimit) negotiated.set(header, accepted)
  return accepted
}
