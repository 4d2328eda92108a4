import type { Middleware } from 'koa'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { clientAddress } from './client-address'
import { HttpError } from './http-error'

/**
 * Limits how often a client may post; beyond that it gets 429 with Retry-After in seconds. Rejected posts count too,
 * because they cost work as well.
 *
 * @param perMinute posts per client per minute; 0 means no limit
 */
export function postRateLimit(perMinute: number): Middleware {
  if (perMinute === 0) return (_ctx, next) => next()
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 })
  return async (ctx, next) => {
    try {
      await limiter.consume(clientAddress(ctx))
    } catch (result) {
      if (!(result instanceof RateLimiterRes)) throw result
      const seconds = Math.max(1, Math.ceil(result.msBeforeNext / 1000))
      throw new HttpError(429, `Too many posts from your network. Please try again in ${seconds} s.`, {
        headers: { 'Retry-After': String(seconds) },
      })
    }
    await next()
  }
}
