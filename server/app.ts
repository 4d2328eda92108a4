import cors from '@koa/cors'
import Koa from 'koa'
import pino, { type Logger } from 'pino'
import { normalPath } from '../src/shared/normal-path'
import type { BuiltSite } from './built-site'
import { api } from './http/api'
import { belowBase } from './http/below-base'
import type { FormCheckOptions } from './http/form-check'
import { errorHandler } from './http/error-handler'
import { HttpError } from './http/http-error'
import { isHost } from './http/origin'
import { requestLog } from './http/request-log'
import { noSources, securityHeaders } from './http/security-headers'
import { staticFiles } from './http/static-files'
import type { Notifier } from './notify/notifier'
import type { Store } from './store/store'

export interface AppOptions {
  /** The built site; without it only the API answers. */
  site?: BuiltSite | undefined
  /** Where log lines go; nowhere by default. */
  log?: Logger
  /** Posts per client per minute; 0, the default, means no limit. */
  postsPerMinute?: number
  /** Answers that are printed per client per minute; 0, the default, means no limit. */
  printsPerMinute?: number
  /** Bytes that a client may save per hour; 0, the default, means no limit. */
  bytesPerHour?: number
  /** Whether new stories wait for the owner's approval; false by default. */
  approvesStories?: boolean
  /** How posts of forms are checked; by default, a token is optional, and accepted at once for a day. */
  form?: FormCheckOptions
  /** Called with each record that the owner is notified of. */
  notify?: Notifier['notify']
  /** The longest list that `getposts` sends as a whole, in bytes of JSON; 16 MiB by default. */
  listBytes?: number
  /** Whom to tell of a weakness, as addresses; nobody by default. */
  securityContacts?: readonly string[]
  /** Other origins whose pages may use the API; none by default. */
  allowedOrigins?: readonly string[]
  /** The number of proxies in front of the server, whose `X-Forwarded-*` headers are trusted; 0 by default. */
  proxies?: number
  /** Whether the server is shutting down. */
  isShuttingDown?: () => boolean
}

/** Creates the server as a Koa application over a store. It does not listen. */
export function createApp(store: Store, options: AppOptions = {}): Koa {
  const {
    site,
    log = pino({ enabled: false }),
    postsPerMinute = 0,
    printsPerMinute = 0,
    bytesPerHour = 0,
    approvesStories = false,
    form = { requiresToken: false, minAge: 0, maxAge: 24 * 60 * 60 },
    notify = () => undefined,
    listBytes = 16 * 2 ** 20,
    securityContacts = [],
    allowedOrigins = [],
    proxies = 0,
    isShuttingDown = () => false,
  } = options
  const app = new Koa({ proxy: proxies > 0, maxIpsCount: proxies })
  const routes = api(store, {
    postsPerMinute,
    bytesPerHour,
    approvesStories,
    form,
    notify,
    listBytes,
    securityContacts,
    base: site?.base ?? '',
    isShuttingDown,
  })

  app.use(requestLog(log))
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
      if (isShuttingDown()) ctx.set('Connection', 'close')
    }
  })
  app.use(belowBase(site?.base ?? ''))
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
    exposeHeaders: ['Link', 'Retry-After'],
    maxAge: 600,
  })
