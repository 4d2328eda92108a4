import type { Context } from 'koa'
import { HttpError } from './http-error'

/** Visible ASCII. A UUID has 36 characters. */
const pattern = /^[!-~]{1,100}$/

/**
 * The `Idempotency-Key` of a post, which makes it safe to send it again: it is saved once per key.
 *
 * @throws HttpError 400 when it is not a key
 */
export function readIdempotencyKey(ctx: Context): string | undefined {
  const key = ctx.get('Idempotency-Key')
  if (key === '') return undefined
  if (pattern.test(key)) return key
  throw new HttpError(400, 'The Idempotency-Key header is invalid', {
    issues: [{ field: 'Idempotency-Key', message: 'It must have 1 to 100 characters of visible ASCII' }],
  })
}
