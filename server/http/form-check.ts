import type { Context, Middleware } from 'koa'
import { formTokens, type ReadToken } from './form-token'
import { HttpError } from './http-error'

/** How posts of forms are checked. */
export interface FormCheckOptions {
  /** Whether a post without a token is refused. */
  requiresToken: boolean
  /** The youngest and the oldest token that is accepted, in seconds. */
  minAge: number
  maxAge: number
}

/** Why a post was refused. The log has the word, the response the sentence. */
const refusals = {
  honeypot: ['Form-Honeypot', 'The field that people do not see was filled in. Leave it empty'],
  missing: ['Form-Token', 'This server needs the token of GET /api/form-token'],
  forged: ['Form-Token', 'The token is not from this server. Get one from GET /api/form-token'],
  young: ['Form-Token', 'The token is too young. Wait a moment, then send the post again'],
  expired: ['Form-Token', 'The token has expired. Get one from GET /api/form-token'],
} as const satisfies Record<string, readonly [header: string, message: string]>

type Refusal = keyof typeof refusals

/**
 * The traps for programs that post to every form. `issue` answers a token that says when a form was begun. `check`
 * refuses posts whose honeypot is filled in, or whose token is forged, too young or too old. Both are told in headers,
 * because the body holds what is saved. A refused post can be sent again: its error says what to change.
 *
 * @param secret kept with the data
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
        // The line of the request in the log has it.
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
  // With 0, no age is too young: not even that of a token from a server whose clock is ahead.
  if (minAge > 0 && age < minAge * 1000) return 'young'
  return age > maxAge * 1000 ? 'expired' : undefined
}
