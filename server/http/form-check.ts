import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context, Middleware } from 'koa'
import { HttpError } from './http-error'

/** How posts of forms are checked. */
export interface FormCheckOptions {
  /** Whether a post without a token is refused. */
  requiresToken: boolean
  /** The youngest and the oldest token that is accepted, in seconds. */
  minAge: number
  maxAge: number
}

/** Why a post was refused: the log has the key, the response the message. */
const refusals = {
  honeypot: ['Form-Honeypot', 'The field that people do not see was filled in. Leave it empty'],
  missing: ['Form-Token', 'This server needs the token of GET /api/form-token'],
  forged: ['Form-Token', 'The token is not from this server. Get one from GET /api/form-token'],
  young: ['Form-Token', 'The token is too young. Wait a moment, then send the post again'],
  expired: ['Form-Token', 'The token has expired. Get one from GET /api/form-token'],
} as const satisfies Record<string, readonly [header: string, message: string]>

type Refusal = keyof typeof refusals

/**
 * Keeps out programs that post to every form. `issue` sends a token with the time of the form's start. `check` refuses
 * posts whose honeypot is filled in, or whose token is forged, too young or too old. Both come in headers, because the
 * body is what is saved. A refused post can be sent again: the error says what to change.
 *
 * @param secret stored with the data
 */
export function formCheck(
  secret: string,
  options: FormCheckOptions,
): { issue: Middleware; check: Middleware } {
  const { issue, read } = formTokens(secret)
  return {
    issue(ctx) {
      ctx.set('Cache-Control', 'no-store')
      ctx.body = { token: issue(), minAge: options.minAge, maxAge: options.maxAge }
    },
    async check(ctx, next) {
      const refusal = refusalOf(ctx, read, options)
      if (refusal) {
        // For the request's line in the log.
        ctx.state.refusal = refusal
        const [field, message] = refusals[refusal]
        throw new HttpError(403, 'This post looks as if a program had sent it. Nothing was saved', {
          issues: [{ field, message }],
        })
      }
      await next()
    },
  }
}

function refusalOf(
  ctx: Context,
  read: ReadToken,
  { requiresToken, minAge, maxAge }: FormCheckOptions,
): Refusal | undefined {
  if (ctx.get('Form-Honeypot') !== '') return 'honeypot'
  const token = ctx.get('Form-Token')
  if (token === '') return requiresToken ? 'missing' : undefined
  const issued = read(token)
  if (issued === undefined) return 'forged'
  const age = Date.now() - issued
  // With 0, a token from a server whose clock is ahead is accepted, too.
  if (minAge > 0 && age < minAge * 1000) return 'young'
  return age > maxAge * 1000 ? 'expired' : undefined
}

/** When a token was issued, in milliseconds since 1970; undefined when it is forged. */
type ReadToken = (token: string) => number | undefined

/**
 * Issues and reads signed tokens with the time of a form's start. Nothing is stored: every server with the same secret
 * accepts them.
 *
 * @param secret stored with the data
 */
export function formTokens(secret: string): { issue: (now?: number) => string; read: ReadToken } {
  const signatureOf = (time: string) =>
    createHmac('sha256', secret).update(`form ${time}`).digest('base64url')
  return {
    issue(now = Date.now()) {
      const time = now.toString(36)
      return `${time}.${signatureOf(time)}`
    },
    read(token) {
      const [time = '', signature = '', ...rest] = token.split('.')
      const expected = Buffer.from(signatureOf(time))
      const given = Buffer.from(signature)
      const isOurs = rest.length === 0 && given.length === expected.length && timingSafeEqual(given, expected)
      return isOurs ? parseInt(time, 36) : undefined
    },
  }
}
