import { randomBytes } from 'node:crypto'
import type { Middleware } from 'koa'
import type { Logger } from 'pino'

/** Keeps the ids of this process apart from those of other processes and earlier starts. */
const processId = randomBytes(4).toString('hex')
let requests = 0

/**
 * Logs one line per request: its id (also sent as `X-Request-Id`), matched route, status and milliseconds, and why the
 * check of forms refused it. Writes and errors are logged at `info`. Successful reads are logged at `debug`, since one page makes many. The log never holds
 * an address, user agent, query, unknown path or anything that a visitor typed.
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
    const { refusal } = ctx.state
    log[level](
      {
        requestId,
        method: ctx.method,
        route,
        status: ctx.status,
        ms,
        ...(refusal !== undefined && { refusal }),
      },
      'request',
    )
  }
}
