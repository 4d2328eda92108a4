import type { Page } from '../../fixture'

/** Accepts every alert of a page, and keeps what they said. */
export function alerts(page: Page): readonly string[] {
  const said: string[] = []
  page.on('dialog', (dialog) => {
    said.push(dialog.message())
    void dialog.accept()
  })
  return said
}
