import type { Page } from '../../fixture'

/** Accepts every alert of the page, and returns their growing list of messages. */
export function alerts(page: Page): readonly string[] {
  const messages: string[] = []
  page.on('dialog', (dialog) => {
    messages.push(dialog.message())
    // A test may end while its last alert opens.
    dialog.accept().catch(() => undefined)
  })
  return messages
}
