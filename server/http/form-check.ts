import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context, Middleware } from 'koa'
import { clientAddress } from './client'
import { HttpError } from './http-error'
import { invalidQuery } from './story-query'

/** The forms whose posts are checked. */
export const forms = ['story', 'message'] as const
export type Form = (typeof forms)[number]

const isForm = (text: unknown): text is Form => forms.some((form) => form === text)

/** The secret that is kept with the data, among others. */
export const storedSecret = 'stored'

/** The most used tokens that are remembered. */
const mostUsed = 100_000

/** How posts of forms are checked. */
export interface FormCheckOptions {
  /** Whether a post without a token is refused. */
  requiresToken: boolean
  /** The youngest and the oldest token that is accepted, in seconds. */
  minAge: number
  maxAge: number
  /** The first signs tokens; those that any has signed are accepted. By default, the secret that is kept with the data. */
  secrets?: readonly string[]
}

/** Why a post was refused: the log has the key, the response the message. */
const refusals = {
  honeypot: ['Form-Honeypot', 'The field that people do not see was filled in. Leave it empty'],
  missing: ['Form-Token', 'This server needs the token of GET /api/form-token'],
  forged: [
    'Form-Token',
    'The token is not from this server, or for another form or network. Get one from GET /api/form-token',
  ],
  used: ['Form-Token', 'The token was used for another post. Get one from GET /api/form-token'],
  young: ['Form-Token', 'The token is too young. Wait a moment, then send the post again'],
  expired: ['Form-Token', 'The token has expired. Get one from GET /api/form-token'],
} as const satisfies Record<string, readonly [header: string, message: string]>

type Refusal = keyof typeof refusals

/**
 * Keeps out programs that post to every form. `issue` sends a token with the time of the form's start. `check` refuses
 * posts whose honeypot is filled in, or whose token is forged, too young or too old, or was used for another post. Both
 * come in headers, because the body is what is saved. A refused post can be sent again: the error says what to change.
 *
 * @param stored the secret that is kept with the data
 */
export function formCheck(
  stored: string,
  options: FormCheckOptions,
): { issue: Middleware; check: (form: Form) => Middleware } {
  const { secrets = [storedSecret] } = options
  const { issue, read } = formTokens(secrets.map((secret) => (secret === storedSecret ? stored : secret)))
  /** Used tokens, and the key of the post of each, with which it can be sent again. */
  const used = new Map<string, string>()
  return {
    issue(ctx) {
      const { form } = ctx.query
      if (!isForm(form))
        throw invalidQuery([{ field: 'form', message: `form must be ${forms.join(' or ')}` }])
      ctx.set('Cache-Control', 'no-store')
      ctx.body = { token: issue(form, clientAddress(ctx)), minAge: options.minAge, maxAge: options.maxAge }
    },
    check: (form) => async (ctx, next) => {
      const token = ctx.get('Form-Token')
      const key = ctx.get('Idempotency-Key') || String(ctx.state.requestId)
      const isUsed = (used.get(token) ?? key) !== key
      const refusal =
        refusalOf(ctx, (text) => read(text, form, clientAddress(ctx)), options) ??
        (isUsed ? 'used' : undefined)
      if (refusal) {
        // For the request's line in the log.
        ctx.state.refusal = refusal
        const [field, message] = refusals[refusal]
        throw new HttpError(403, 'This post looks as if a program had sent it. Nothing was saved', {
          issues: [{ field, message }],
        })
      }
      if (token === '') return next()
      // Before the post is saved, so that several at once are no more than one.
      used.set(token, key)
      const [oldest = token] = used.keys()
      if (used.size > mostUsed) used.delete(oldest)
      try {
        await next()
      } catch (error) {
        used.delete(token)
        throw error
      }
    },
  }
}

function refusalOf(
  ctx: Context,
  read: (token: string) => number | undefined,
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

/**
 * Issues and reads signed tokens with the time of a form's start. Each is for one form and one network. Every server with
 * one of the secrets accepts them. `read` says when one was issued, in milliseconds since 1970; undefined if forged.
 *
 * @param secrets the first signs
 */
export function formTokens(secrets: readonly string[]): {
  issue: (form: Form, network: string, now?: number) => string
  read: (token: string, form: Form, network: string) => number | undefined
} {
  const sign = (secret: string, ...signed: readonly string[]) =>
    createHmac('sha256', secret)
      .update(`form ${signed.join(' ')}`)
      .digest('base64url')
  const [newest] = secrets
  if (newest === undefined) throw new Error('Form tokens need a secret')
  return {
    issue(form, network, now = Date.now()) {
      const [time, nonce] = [now.toString(36), randomBytes(8).toString('base64url')]
      return `${time}.${nonce}.${sign(newest, time, nonce, form, network)}`
    },
    read(token, form, network) {
      const [time = '', nonce = '', signature = '', ...rest] = token.split('.')
      const given = Buffer.from(signature)
      const isOurs = secrets.some((secret) => {
        const expected = Buffer.from(sign(secret, time, nonce, form, network))
        return given.length === expected.length && timingSafeEqual(given, expected)
      })
      return isOurs && rest.length === 0 ? parseInt(time, 36) : undefined
    },
  }
}
