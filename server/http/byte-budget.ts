import type { Context } from 'koa'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { clientAddress } from './client-address'
import { tooMany } from './post-rate-limit'

/**
 * Limits how much a client may save, so that one client cannot fill the store. The returned function spends the bytes of
 * a body that is about to be saved.
 *
 * @param perHour bytes per client per hour; 0 means no limit
 * @returns throws HttpError 429 when the client has too little left
 */
export function byteBudget(perHour: number): (ctx: Context, bytes: number) => Promise<void> {
  if (perHour === 0) return () => Promise.resolve()
  const limiter = new RateLimiterMemory({ points: perHour, duration: 60 * 60 })
  return async (ctx, bytes) => {
    const client = clientAddress(ctx)
    try {
      await limiter.consume(client, bytes)
    } catch (result) {
      if (!(result instanceof RateLimiterRes)) throw result
      // What is refused is not saved, so a smaller post may still fit.
      await limiter.reward(client, bytes)
      throw tooMany('Your network has posted too much within an hour', result.msBeforeNext)
    }
  }
}
