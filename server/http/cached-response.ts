import { createHash } from 'node:crypto'
import type { Context } from 'koa'
import type { SiteOrigins } from '../../src/shared/site-origin'
import { originsOf } from './origin'

/** The content codings that a response can have; `identity` means uncompressed (RFC 9110, section 8.4.1). */
export type Coding = 'br' | 'gzip' | 'identity'

/** A response that is the same for everyone. */
export interface CachedResponse {
  /** Media type with its charset. */
  type: string
  cacheControl: string
  /** Weak, because all codings of a response share it. */
  etag: string
  /** The codings that `body` accepts, best first; the last is `identity`. */
  codings: readonly Coding[]
  /** The value of `Vary`; empty for none. */
  vary: string
  /** The `Link` header, if there is one. */
  link?: string
  /** Seconds since it was known to be current; undefined when it is current. */
  age?: number
  body: (coding: Coding) => Uint8Array | Promise<Uint8Array>
  /** The response with the site's origins, where they differ from request to request. */
  at?: (origins: SiteOrigins) => CachedResponse
}

/** A weak entity tag of 66 bits that depends only on the content: it is the same in every process and after a restart. */
export const weakEtag = (content: Uint8Array): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 11)}"`

/** Sends a cached response in the best coding that the client accepts, or 304 if the client has it. */
export async function sendCached(ctx: Context, found: CachedResponse, status = 200): Promise<void> {
  const response = found.at?.(originsOf(ctx)) ?? found
  ctx.status = status
  if (response.age === undefined) {
    ctx.set('Cache-Control', response.cacheControl)
    ctx.set('ETag', response.etag)
  } else {
    // Not stored or revalidated, or a cache would go on saying that it is stale (RFC 9111, section 4.3.4).
    ctx.set('Cache-Control', 'no-store')
    ctx.set('Cache-Status', 'vitrine; fwd=stale; detail="the database does not answer"')
    ctx.set('Age', String(response.age))
    ctx.state.age = response.age
  }
  if (response.link !== undefined) ctx.set('Link', response.link)
  if (response.vary !== '') {
    // ctx.vary() parses the header each time, and only CORS may have set one.
    if (ctx.res.hasHeader('Vary')) ctx.vary(response.vary)
    else ctx.set('Vary', response.vary)
  }
  // Checked before the body, which may be on disk. ctx.fresh copies all headers, so it is not called without a tag.
  if (response.age === undefined && ctx.get('If-None-Match') && ctx.fresh) {
    ctx.status = 304
    return
  }
  const coding = bestCoding(ctx, response.codings)
  const body = await response.body(coding)
  if (coding !== 'identity') ctx.set('Content-Encoding', coding)
  ctx.set('Content-Type', response.type)
  ctx.body = body
}

/** The smallest body wins: browsers list their codings without preferences, and the order of the list is irrelevant. */
const bestCoding = (ctx: Context, codings: readonly Coding[]): Coding => {
  if (codings.length === 1) return 'identity'
  const accepted = acceptedCodings(ctx)
  return codings.find((coding) => coding === 'identity' || accepted.has(coding)) ?? 'identity'
}

/**
 * Cached values of Accept-Encoding, which saves 3% of a GET. The size is limited, because clients can send anything.
 */
const parsed = new Map<string, ReadonlySet<Coding>>()
const parsedLimit = 100

/** The names that a client may use for a coding (RFC 9110, section 8.4.1.3). */
const names = { br: ['br'], gzip: ['gzip', 'x-gzip'] } as const

function acceptedCodings(ctx: Context): ReadonlySet<Coding> {
  const header = ctx.get('Accept-Encoding')
  const known = parsed.get(header)
  if (known) return known
  const accepted = new Set(
    (['br', 'gzip'] as const).filter((coding) =>
      names[coding].some((name) => ctx.acceptsEncodings(name) === name),
    ),
  )
  if (parsed.size < parsedLimit) parsed.set(header, accepted)
  return accepted
}
