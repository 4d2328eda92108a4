import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a token says of a form: when it was issued, in milliseconds since 1970; undefined when it is forged. */
export type ReadToken = (token: string) => number | undefined

/**
 * Signed tokens that say when a form was begun. Nothing is stored: every server with the same secret knows its own.
 *
 * @param secret kept with the data
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
