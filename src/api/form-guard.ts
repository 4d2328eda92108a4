import * as z from 'zod/mini'
import { call, HttpError, post } from './http-client'

/** The server sets no more than a minute: anything else would only keep the visitor waiting. */
const answerSchema = z.object({ token: z.string(), minAge: z.number().check(z.lte(60)) })

/** A token, and when it will be old enough, in milliseconds of `performance.now()`. */
interface FormToken {
  readonly token: string
  readonly readyAt: number
}

/** How long to wait for a token, in milliseconds. Most servers need none. */
const patience = 5_000

/** Posts the values of a form as JSON. `refusal` is the message of the error if the answer is not a success. */
export type SendForm = (path: `/api/${string}`, refusal: string, payload: object) => Promise<Response>

/** Gets a form past the server's traps for bots. */
export interface FormGuard {
  /** The callback ref of the honeypot. It fetches a token when the form is first focused. */
  readonly watch: (honeypot: HTMLInputElement) => () => void
  /**
   * Waits until the token is old enough, and posts. If the server refuses the token, it posts once more with a new one.
   *
   * @throws {HttpError} When the answer is not a success. Status 403 means that the server took the visitor for a bot.
   */
  readonly send: SendForm
}

/** Creates the guard of one form. @param form Its name, which its tokens are for. */
export function createFormGuard(form: 'story' | 'message'): FormGuard {
  const fetchToken = () => tokenFor(form)
  let honeypot: HTMLInputElement | undefined
  let token: Promise<FormToken | undefined> | undefined

  const sendWithToken: SendForm = async (path, refusal, payload) => {
    const found = await (token ??= fetchToken())
    if (found) await wait(found.readyAt - performance.now())
    const response = await post(path, refusal, payload, found && { 'Form-Token': found.token })
    // It was good for one post. The form fetches another at its next focus.
    token = undefined
    return response
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
        // A password manager may have filled it in. The next attempt then gets through.
        honeypot.value = ''
        return post(path, refusal, payload, { 'Form-Honeypot': 'filled' })
      }
      try {
        return await sendWithToken(path, refusal, payload)
      } catch (error) {
        if (!isTakenForProgram(error)) throw error
        // The tab was open for a long time, or the server has a new secret.
        token = fetchToken()
        return sendWithToken(path, refusal, payload)
      }
    },
  }
}

/** Whether the server took the visitor for a bot. They can send the form again. */
export const isTakenForProgram = (error: unknown): boolean =>
  error instanceof HttpError && error.status === 403

/** A token; undefined if the server needs none, as most do. */
async function tokenFor(form: string): Promise<FormToken | undefined> {
  try {
    const response = await call(`/api/form-token?form=${form}`, 'Failed to fetch a form token', {
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
