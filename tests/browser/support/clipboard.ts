import { expect, type Page } from '@playwright/test'

/** Empties the clipboard. The pages of a browser share one, so a test would find there what another test has copied. */
export const emptyClipboard = (page: Page): Promise<void> =>
  page.evaluate(() => navigator.clipboard.writeText(''))

/** What is copied since the clipboard was emptied. A click does not wait until its button has copied; this does. */
export async function textOnClipboard(page: Page): Promise<string> {
  let text = ''
  await expect
    .poll(async () => (text = await page.evaluate(() => navigator.clipboard.readText())), 'what is copied')
    .not.toBe('')
  return text
}

/** What an action copies. */
export async function copied(page: Page, act: () => Promise<void>): Promise<string> {
  await emptyClipboard(page)
  await act()
  return textOnClipboard(page)
}
