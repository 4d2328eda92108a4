import cors from '@koa/cors'
import Koa from 'koa'
import pino, { type Logger } from 'pino'
import { normalPath } from '../src/shared/normal-path'
import type { BuiltSite, SiteAddress } from './built-site'
import { api, type ApiOptions } from './http/api'
import { belowBase } from './http/below-base'
import { errorHandler } from './http/error-handler'
import { HttpError } from './http/http-error'
import { openRequests } from './http/open-limits'
import { isHost } from './http/origin'
import { type Observe, requestLog } from './http/request-log'
import { noSources, securityHeaders } from './http/security-headers'
import { staticFiles } from './http/static-files'
import type { Store } from './store/store'

export interface AppOptions extends ApiOptions {
  /** The built site; without it only the API answers. */
  site?: BuiltSite | undefined
  /** Where the site lives, also if another server serves it; by default, where the built site says. */
  siteAddress?: SiteAddress | undefined
  /** Where log lines go; nowhere by default. */
  log?: Logger
  /** Told of each request that has an answer, and how long that took. */
  observe?: Observe | undefined
  /** Other origins whose pages may use the API; none by default. */
  allowedOrigins?: readonly string[]
  /** Requests that a client may have open at a time; 0, the default, means no limit. */
  requestsEach?: number
  /** The number of proxies in front of the server, whose `X-Forwarded-*` headers are trusted; 0 by default. */
  proxies?: number
}

/** Creates the server as a Koa application over a store. It does not listen. */
export function createApp(store: Store, options: AppOptions = {}): Koa {
  const {
    site,
    siteAddress = site?.origins && { origin: site.origins.whole, path: site.base },
    log = pino({ enabled: false }),
    printsPerMinute = 0,
    observe,
    allowedOrigins = [],
    requestsEach = 0,
    proxies = 0,
  } = options
  const app = new Koa({ proxy: proxies > 0, maxIpsCount: proxies })
  const base = site?.base ?? ''
  const address = siteAddress && siteAddress.origin + siteAddress.path
  const routes = api(store, { base, address }, options)

  app.use(requestLog(log, observe))
  app.use(securityHeaders(site?.csp ?? noSources))
  app.use(errorHandler(log))
  app.use(async (ctx, next) => {
    // RFC 9112, section 3.2. Node's check is off, because its response has no JSON body and it ignores a second header.
    const hosts = countHosts(ctx.req.rawHeaders)
    if (hosts === 0 && ctx.req.httpVersion === '1.1') throw new HttpError(400, 'The Host header is missing')
    if (hosts > 1) throw new HttpError(400, 'The request has more than one Host header')
    if (!isHost(ctx.get('Host'))) throw new HttpError(400, 'The Host header is no host name')
    const path = normalPath(ctx.path)
    if (path !== ctx.path) ctx.path = path
    try {
      await next()
    } finally {
      // Checked last, because the shutdown may begin during the request.
      if (options.isShuttingDown?.()) ctx.set('Connection', 'close')
      // A connection persists without a word (RFC 9112, section 9.3): a document has 47 bytes more in its first flight.
      else if (ctx.req.httpVersion === '1.1') ctx.res.removeHeader('Connection')
    }
  })
  if (requestsEach > 0) app.use(openRequests(requestsEach))
  app.use(belowBase(base))
  if (allowedOrigins.length > 0) app.use(allowOrigins(allowedOrigins))
  app.use(routes.routes())
  app.use(routes.allowedMethods())
  app.use(staticFiles(site, printsPerMinute))
  app.on('error', (error: unknown) => log.error({ error }, 'a response could not be sent'))
  return app
}

/** Names and values alternate in the list. */
const countHosts = (rawHeaders: readonly string[]) =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host')
    .length

/** Other origins get no CORS header at all. */
const allowOrigins = (origins: readonly string[]) =>
  cors({
    origin: (ctx) => (origins.includes(ctx.get('Origin')) ? ctx.get('Origin') : ''),
    allowMethods: ['GET', 'POST'],
    exposeHeaders: ['Age', 'Cache-Status', 'Link', 'Retry-After'],
    maxAge: 600,
  })
