import { randomBytes } from 'node:crypto'
import type { Middleware } from 'koa'
import type { Logger } from 'pino'

/** Tells the requests of one process from those of another, and of another start. */
const processId = randomBytes(4).toString('hex')
let requests = 0

/**
 * One line a request: its id (also sent as `X-Request-Id`), the route it met, status and milliseconds. Writes and
 * refusals are logged at `info`; reads that succeed at `debug`, since one page is many of them. Nothing of what a
 * visitor typed or is known by – address, browser, query, an unknown path – enters the log.
 */
export function requestLog(log: Logger): Middleware {
  return async (ctx, next) => {
    const start = performance.now()
    requests += 1
    const requestId = `${processId}-${requests.toString(36)}`
    ctx.state.requestId = requestId
    ctx.set('X-Request-Id', requestId)
    await next()
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD'
    const level = isRead && ctx.status < 400 ? 'debug' : 'info'
    if (!log.isLevelEnabled(level)) return
    const route = ctx.state.route ?? ctx._matchedRoute ?? 'unknown'
    const ms = Math.round((performance.now() - start) * 10) / 10
    log[level]({ requestId, method: ctx.method, route, status: ctx.status, ms }, 'request')
  }
}
