import Koa, { type Context, type Middleware } from 'koa'
import type { Logger } from 'pino'
import { StoreError, type StoreErrorReason } from '../store/store'
import { HttpError, methodNotAllowed } from './http-error'

/** Seconds until a client should retry while nothing can be saved. */
const retryAfter = { 'Retry-After': '5' }

const storeErrorStatus = {
  busy: 503,
  unavailable: 503,
  full: 507,
  'disk-full': 507,
  'key-reused': 422,
} satisfies Record<StoreErrorReason, number>

/**
 * Answers every error as JSON. It must run inside the security headers' middleware: Koa answers an error that leaves
 * all middleware as plain text and drops the headers set so far.
 */
export function errorHandler(log: Logger): Middleware {
  return async (ctx, next) => {
    try {
      await next()
      rejectUnsupportedMethod(ctx)
    } catch (error) {
      const { status, message, headers, issues } = toHttpError(error, ctx)
      ctx.state.refusal ??= refusalOf(error, status, ctx)
      if (status >= 500) log.error({ requestId: ctx.state.requestId, trace: ctx.state.trace, error }, message)
      // They are of the response that failed.
      ctx.remove('ETag')
      ctx.remove('Content-Encoding')
      ctx.status = status
      ctx.set(headers)
      ctx.set('Cache-Control', 'no-store')
      ctx.body = { error: message, ...(issues && { issues }) }
    }
  }
}

/** The limit that refused a request, for its line in the log. */
function refusalOf(error: unknown, status: number, ctx: Context): string | undefined {
  if (error instanceof StoreError) return error.reason
  if (status === 413) return 'size'
  return status === 429 ? (ctx.state.limit ?? 'rate') : undefined
}

/** For a method that a route does not support, the router sets 405 or 501 and `Allow`, but no body. */
function rejectUnsupportedMethod(ctx: Context): void {
  if (ctx.status !== 405 && ctx.status !== 501) return
  throw methodNotAllowed(ctx.method, ctx.response.get('Allow'))
}

function toHttpError(error: unknown, ctx: Context): HttpError {
  if (error instanceof HttpError) return error
  if (error instanceof StoreError) {
    const status = storeErrorStatus[error.reason]
    return new HttpError(status, error.message, status === 503 ? { headers: retryAfter } : {})
  }
  // Koa and its middleware throw their own class, whose message is safe to send below 500.
  if (error instanceof Koa.HttpError && error.status < 500) return new HttpError(error.status, error.message)
  const id = String(ctx.state.requestId)
  return new HttpError(500, `Something went wrong on the server. Its log has the cause under ${id}.`)
}
