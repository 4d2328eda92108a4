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
      throw tooMany('Too many posts from your network', result.msBeforeNext)
    }
    await next()
  }
}

/** The error for a client that has reached a limit. */
export function tooMany(fact: string, msBeforeNext: number): HttpError {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000))
  return new HttpError(429, `${fact}. Please try again in ${seconds} s.`, {
    headers: { 'Retry-After': String(seconds) },
  })
}
