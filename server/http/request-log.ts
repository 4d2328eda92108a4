import { randomBytes } from 'node:crypto'
import type { Context, Middleware } from 'koa'
import type { Logger } from 'pino'

/** Makes request ids unique across processes and restarts. */
const processId = randomBytes(4).toString('hex')
let requests = 0

/** The trace of a request (https://www.w3.org/TR/trace-context/); a version that is not known yet begins as this one. */
const traceparent = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}(?:$|-)/

/** Observes a request that has an answer. */
export type Observe = (ctx: Context, seconds: number) => void

/**
 * Logs one line per request: its id (also sent as `X-Request-Id`), the trace that a proxy has begun, matched route, status, milliseconds, why it
 * was refused, and the age of an answer that may be out of date. Those, writes and errors are logged at `info`, successful reads at `debug`, since one page makes
 * many. The log never contains an address, a user agent, a query, an unknown path or anything that a visitor typed.
 */
export function requestLog(log: Logger, observe?: Observe): Middleware {
  return async (ctx, next) => {
    const start = performance.now()
    requests += 1
    // Of one length for a million requests: the size of an answer must not depend on those before it.
    const requestId = `${processId}-${requests.toString(36).padStart(4, '0')}`
    ctx.state.requestId = requestId
    ctx.set('X-Request-Id', requestId)
    // An error's line has it, too.
    ctx.state.trace = traceparent.exec(ctx.get('traceparent'))?.[1]
    await next()
    observe?.(ctx, (performance.now() - start) / 1000)
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD'
    const { refusal, trace, age } = ctx.state
    const level = isRead && ctx.status < 400 && age === undefined ? 'debug' : 'info'
    if (!log.isLevelEnabled(level)) return
    const route = ctx.state.route ?? ctx._matchedRoute ?? 'unknown'
    const ms = Math.round((performance.now() - start) * 10) / 10
    log[level](
      {
        requestId,
        ...(trace !== undefined && { trace }),
        method: ctx.method,
        route,
        status: ctx.status,
        ms,
        ...(refusal !== undefined && { refusal }),
        ...(age !== undefined && { age }),
      },
      'request',
    )
  }
}
