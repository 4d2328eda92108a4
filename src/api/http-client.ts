/** The server of the API: the page's own origin, unless the build names another. */
const host = (import.meta.env.VITE_API_HOST ?? '').replace(/\/$/, '')

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

/** A request that carries JSON. */
export const jsonPost = (payload: object): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(payload),
})
