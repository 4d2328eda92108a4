import type { Context } from 'koa'
import { askedOrigin, type SiteOrigins } from '../../src/shared/site-origin'

/** A host name, or an address, with a port (RFC 9110, section 7.2). Names of containers may have underscores. */
const host = /^(?:\[[\da-f:.]{2,45}\]|[a-z\d_-]{1,63}(?:\.[a-z\d_-]{1,63})*\.?)(?::\d{1,5})?$/i

/** Whether a Host header names a host. It may be empty, or missing in HTTP/1.0. */
export const isHost = (text: string): boolean =>
  text === '' || (text.length <= 260 && host.test(text) && URL.canParse(`http://${text}`))

/**
 * The origins for a site without a configured origin, from the address of the request. The scheme is a proxy's if one
 * is trusted; the host is always the request's.
 */
export function originsOf(ctx: Context): SiteOrigins {
  const { localPort } = ctx.req.socket
  const asked = ctx.get('Host') || `localhost:${localPort}`
  return askedOrigin(new URL(`${ctx.secure ? 'https' : 'http'}://${asked}`).origin)
}
