import cors from '@koa/cors'
import Koa from 'koa'
import conditionalGet from 'koa-conditional-get'
import pino, { type Logger } from 'pino'
import { api } from './http/api'
import { errors } from './http/errors'
import { pages } from './http/pages'
import { Refusal } from './http/refusal'
import { requestLog } from './http/request-log'
import { noSources, securityHeaders } from './http/security-headers'
import type { Site } from './site'
import type { Store } from './store/store'

export interface AppOptions {
  /** What was built; without it only the API answers. */
  site?: Site | undefined
  /** Where the log goes; by default nowhere. */
  log?: Logger
  /** Writes a minute a client; 0, the default, means no limit. */
  writeLimit?: number
  /** Foreign origins, as browsers write them, whose pages may use the API; none by default. */
  allowedOrigins?: readonly string[]
  /** How many proxies stand before the server, whose `X-Forwarded-*` headers are believed; 0 by default. */
  proxies?: number
  /** Whether the process is about to end. */
  isEnding?: () => boolean
}

/** The whole server as a Koa application over a store. It never listens: that is the caller's. */
export function createApp(store: Store, options: AppOptions = {}): Koa {
  const {
    site,
    log = pino({ enabled: false }),
    writeLimit = 0,
    allowedOrigins = [],
    proxies = 0,
    isEnding = () => false,
  } = options
  const app = new Koa({ proxy: proxies > 0, maxIpsCount: proxies })
  const routes = api(store, { writeLimit, isEnding })

  app.use(requestLog(log))
  app.use(securityHeaders(site?.csp ?? noSources))
  app.use(errors(log))
  app.use(async (ctx, next) => {
    // Node's own refusal of a request without a host (RFC 9112, section 3.2) would have no body.
    if (ctx.get('Host') === '' && ctx.req.httpVersion === '1.1')
      throw new Refusal(400, 'The Host header is missing')
    try {
      await next()
    } finally {
      // Asked last: a request that was under way when the end began must not leave its connection open either.
      if (isEnding()) ctx.set('Connection', 'close')
    }
  })
  const conditional = conditionalGet()
  app.use((ctx, next) => (ctx.get('If-None-Match') ? conditional(ctx, next) : next()))
  if (allowedOrigins.length > 0) app.use(allowOrigins(allowedOrigins))
  app.use(routes.routes())
  app.use(routes.allowedMethods())
  app.use(pages(site))
  app.on('error', (error: unknown) => log.error({ error }, 'an answer could not be sent'))
  return app
}

/** An origin that is not on the list gets no CORS header at all. */
const allowOrigins = (origins: readonly string[]) =>
  cors({
    origin: (ctx) => (origins.includes(ctx.get('Origin')) ? ctx.get('Origin') : ''),
    allowMethods: ['GET', 'POST'],
    maxAge: 600,
  })
