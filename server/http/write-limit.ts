import type { Middleware } from 'koa'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { clientKey } from './client-key'
import { Refusal } from './refusal'

/**
 * Refuses a client's writes beyond a number a minute with 429 and Retry-After (in seconds). Refused writes count too:
 * what must be limited is the work they make.
 *
 * @param writes how many a minute; 0 means no limit
 */
export function writeLimit(writes: number): Middleware {
  if (writes === 0) return (_ctx, next) => next()
  const limiter = new RateLimiterMemory({ points: writes, duration: 60 })
  return async (ctx, next) => {
    try {
      await limiter.consume(clientKey(ctx))
    } catch (verdict) {
      if (!(verdict instanceof RateLimiterRes)) throw verdict
      const seconds = Math.max(1, Math.ceil(verdict.msBeforeNext / 1000))
      throw new Refusal(429, `Too many posts from here. Please try again in ${seconds} s.`, {
        headers: { 'Retry-After': String(seconds) },
      })
    }
    await next()
  }
}
