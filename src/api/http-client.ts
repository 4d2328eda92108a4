/** Where the product's own calls go: the page's own origin, unless the build names another (DECISIONS, "Shell"). */
const host = (import.meta.env.VITE_API_HOST ?? '').replace(/\/$/, '')

/** An answer that is not a success. What it says is for people; the status tells why. */
export class HttpError extends Error {
  override readonly name = 'RefusedError'
  readonly status: number

  constructor(message: string, status: number) {
    super(message)
    this.status = status
  }
}

/**
 * Calls the product's own server. Nothing that identifies the visitor goes along (SPEC section 7).
 *
 * @param refusal what the error says when the answer is not a success
 * @throws {HttpError} When the server answers with anything but a success.
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
