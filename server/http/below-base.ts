import type { Middleware } from 'koa'
import { HttpError } from './http-error'

/** They are asked of the process, which need not know where its site lives. */
const healthChecks = new Set(['/healthz', '/readyz'])

/**
 * Answers only below a path of the host. All that comes after it knows paths of the site alone.
 *
 * @param base without a trailing slash; empty for a site that has the host to itself
 */
export const belowBase =
  (base: string): Middleware =>
  (ctx, next) => {
    if (base === '' || healthChecks.has(ctx.path)) return next()
    if (!`${ctx.path}/`.startsWith(`${base}/`))
      throw new HttpError(404, `There is no such page. The site is at ${base}/`)
    ctx.path = ctx.path.slice(base.length) || '/'
    return next()
  }
