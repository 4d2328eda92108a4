/** A field that failed validation, and why. */
export interface FieldIssue {
  /** The field's name; empty for the payload as a whole. */
  field: string
  /** A sentence for the visitor. */
  message: string
}

interface HttpErrorDetails {
  issues?: readonly FieldIssue[]
  headers?: Readonly<Record<string, string>>
  /** The cause, which only the log shows. */
  cause?: unknown
}

/** Thrown to answer a request with a status and the JSON `{ error, issues? }`. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number
  readonly issues: readonly FieldIssue[] | undefined
  readonly headers: Readonly<Record<string, string>>

  /** @param message sent to the client as `error` */
  constructor(status: number, message: string, { issues, headers = {}, cause }: HttpErrorDetails = {}) {
    super(message, { cause })
    this.status = status
    this.issues = issues
    this.headers = headers
  }
}

/** The error for a method that the path does not support. @param allow the `Allow` header, e.g. `GET, HEAD` */
export const methodNotAllowed = (method: string, allow: string): HttpError =>
  new HttpError(405, `${method} is not allowed here; allowed: ${allow}`, { headers: { Allow: allow } })
