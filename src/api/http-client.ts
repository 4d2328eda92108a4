import { basePath } from '../ui/base-path'

/** The server of the API: the page's, unless the build names another. */
const host = (import.meta.env.VITE_API_HOST || basePath).replace(/\/$/, '')

/** An answer that is not a success. Its message is for people; its status tells why. */
export class HttpError extends Error {
  override readonly name = 'RefusedError'
  readonly status: number

  constructor(message: string, status: number) {
    super(message)
    this.status = status
  }
}

/**
 * Calls the site's own server, without credentials: nothing identifies the visitor.
 *
 * @param refusal The message of the error when the answer is not a success.
 * @throws {HttpError} When the answer is not a success.
 */
export async function call(path: `/api/${string}`, refusal: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(`${host}${path}`, { credentials: 'omit', ...init })
  if (!response.ok) throw new HttpError(refusal, response.status)
  return response
}

/** The last request that did not succeed, and its key. */
let unsent = { body: '', key: '' }

/**
 * Posts JSON. A retry has the same key, so that the server saves it once even if only its answer was lost.
 *
 * @param further Additional headers.
 * @throws {HttpError} When the answer is not a success.
 */
export async function post(
  path: `/api/${string}`,
  refusal: string,
  payload: object,
  further: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const body = JSON.stringify(payload)
  if (unsent.body !== body) unsent = { body, key: randomKey() }
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': unsent.key, ...further }
  const response = await call(path, refusal, { method: 'POST', headers, body })
  unsent = { body: '', key: '' }
  return response
}

/** `crypto.randomUUID` does not exist on pages without TLS. */
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')
