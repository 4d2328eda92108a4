import type { Context, Middleware } from 'koa'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { clientAddress } from './client'
import { HttpError } from './http-error'

/**
 * Limits how often a client may post; beyond that it gets 429 with Retry-After in seconds. Rejected posts count too,
 * because they cost work as well.
 *
 * @param perMinute posts per client per minute; 0 means no limit
 * @param fact what a client is told beyond that
 */
export function postRateLimit(perMinute: number, fact = 'Too many posts from your network'): Middleware {
  if (perMinute === 0) return (_ctx, next) => next()
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 })
  return async (ctx, next) => {
    try {
      await limiter.consume(clientAddress(ctx))
    } catch (result) {
      if (!(result instanceof RateLimiterRes)) throw result
      throw tooMany(fact, result.msBeforeNext)
    }
    await next()
  }
}

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
      // A rejected post is not saved, so a smaller one may still fit.
      await limiter.reward(client, bytes)
      throw tooMany('Your network has posted too much within an hour', result.msBeforeNext)
    }
  }
}

function tooMany(fact: string, msBeforeNext: number): HttpError {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000))
  return new HttpError(429, `${fact}. Please try again in ${seconds} s.`, {
    headers: { 'Retry-After': String(seconds) },
  })
}
