/** Copies a text. It takes a promise because Safari must be called before the text is loaded. */
export const copyText = (text: Promise<string>): Promise<void> =>
  navigator.clipboard.write([
    new ClipboardItem({ 'text/plain': text.then((plain) => new Blob([plain], { type: 'text/plain' })) }),
  ])

/** The message for an action that failed, such as a copy. */
export const failureText = (error: unknown): string =>
  error instanceof DOMException && error.name === 'NotAllowedError'
    ? 'The browser did not allow access to the clipboard.'
    : 'That did not work. Check your connection and try again.'
