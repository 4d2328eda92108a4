import * as z from 'zod/mini'
import { call, HttpError, post } from './http-client'

const answerSchema = z.object({ token: z.string(), minAge: z.number() })

/** A token, and when it will be old enough, in milliseconds of `performance.now()`. */
interface FormToken {
  readonly token: string
  readonly readyAt: number
}

/** How long to wait for a token, in milliseconds. Servers can do without one. */
const patience = 5_000

/** Posts what a form holds, as JSON. The error has the message `refusal` when the answer is not a success. */
export type SendForm = (path: `/api/${string}`, refusal: string, payload: object) => Promise<Response>

/** What a form needs to get past the server's traps for programs. */
export interface FormGuard {
  /** The honeypot's callback ref. When its form first gets the focus, the token is fetched that says so. */
  readonly watch: (honeypot: HTMLInputElement) => () => void
  /**
   * Waits until the token is old enough, and posts. A token that the server refuses is replaced, and the post sent once
   * more.
   *
   * @throws {HttpError} When the answer is not a success. With status 403, the server took the visitor for a program.
   */
  readonly send: SendForm
}

/** Creates the guard of one form. */
export function createFormGuard(): FormGuard {
  let honeypot: HTMLInputElement | undefined
  let token: Promise<FormToken | undefined> | undefined

  const sendWithToken: SendForm = async (path, refusal, payload) => {
    const found = await (token ??= fetchToken())
    if (found) await wait(found.readyAt - performance.now())
    return post(path, refusal, payload, found && { 'Form-Token': found.token })
  }

  return {
    watch(field) {
      honeypot = field
      const begin = () => void (token ??= fetchToken())
      field.form?.addEventListener('focusin', begin)
      return () => field.form?.removeEventListener('focusin', begin)
    },
    async send(path, refusal, payload) {
      if (honeypot && honeypot.value !== '') {
        // A password manager may have filled it in. A visitor who sends again then gets through.
        honeypot.value = ''
        return post(path, refusal, payload, { 'Form-Honeypot': 'filled' })
      }
      try {
        return await sendWithToken(path, refusal, payload)
      } catch (error) {
        if (!isTakenForProgram(error)) throw error
        // The tab was open for long, or the server has another secret by now.
        token = fetchToken()
        return sendWithToken(path, refusal, payload)
      }
    },
  }
}

/** Whether the server took the visitor for a program. What they typed can be sent again. */
export const isTakenForProgram = (error: unknown): boolean =>
  error instanceof HttpError && error.status === 403

/** A token; undefined when it cannot be had, since most servers do without one. */
async function fetchToken(): Promise<FormToken | undefined> {
  try {
    const response = await call('/api/form-token', 'Failed to fetch a form token', {
      signal: AbortSignal.timeout(patience),
    })
    const { token, minAge } = answerSchema.parse(await response.json())
    return { token, readyAt: performance.now() + minAge * 1000 }
  } catch {
    return undefined
  }
}

const wait = (milliseconds: number) =>
  milliseconds <= 0 ? undefined : new Promise((resolve) => setTimeout(resolve, milliseconds))
