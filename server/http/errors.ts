import Koa, { type Context, type Middleware } from 'koa'
import type { Logger } from 'pino'
import { StoreError, type StoreProblem } from '../store/store'
import { Refusal } from './refusal'

/** Seconds after which a client may try again what the server could not do now. */
const retryAfter = { 'Retry-After': '5' }

const problemStatus = { busy: 503, unavailable: 503, full: 507, 'disk-full': 507 } satisfies Record<
  StoreProblem,
  number
>

/**
 * Answers every error as JSON. It sits inside the security headers' middleware: an error that left it would lose them
 * and be answered as plain text by Koa.
 */
export function errors(log: Logger): Middleware {
  return async (ctx, next) => {
    try {
      await next()
      refuseMethod(ctx)
    } catch (error) {
      const refusal = toRefusal(error, ctx)
      if (refusal.status >= 500) log.error({ requestId: ctx.state.requestId, error }, refusal.message)
      ctx.status = refusal.status
      ctx.set(refusal.headers)
      ctx.set('Cache-Control', 'no-store')
      ctx.body = { error: refusal.message, ...(refusal.issues && { issues: refusal.issues }) }
    }
  }
}

/** The router leaves 405 or 501 with the `Allow` header, and no body. */
function refuseMethod(ctx: Context): void {
  if (ctx.status !== 405 && ctx.status !== 501) return
  throw methodRefusal(ctx.method, ctx.response.get('Allow'))
}

/** The refusal of a method that an address does not take. @param allow the `Allow` header, e.g. `GET, HEAD` */
export const methodRefusal = (method: string, allow: string): Refusal =>
  new Refusal(405, `${method} is not allowed here; allowed: ${allow}`, { headers: { Allow: allow } })

function toRefusal(error: unknown, ctx: Context): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof StoreError) {
    const status = problemStatus[error.problem]
    return new Refusal(status, error.message, status === 503 ? { headers: retryAfter } : {})
  }
  if (error instanceof Koa.HttpError && error.status < 500) return new Refusal(error.status, error.message)
  const id = String(ctx.state.requestId)
  return new Refusal(500, `Something went wrong on the server. Its log has the cause under ${id}.`)
}
