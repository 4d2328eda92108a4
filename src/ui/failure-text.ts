/** Thrown when the browser refuses to copy. */
export class CopyError extends Error {
  override readonly name = 'CopyError'
}

/** The message for an action that failed, such as a copy. */
export const failureText = (error: unknown): string =>
  error instanceof CopyError
    ? 'The browser did not allow access to the clipboard.'
    : 'That did not work. Check your connection and try again.'
