import type { Page } from '@playwright/test'

const setDisplay = (page: Page, display: string) =>
  page.evaluate((value) => (document.body.style.display = value), display)

/**
 * Paints a whole page anew. What the browser keeps of an earlier painting, it blends with what has changed, and then text
 * that is not opaque differs by one step of a color.
 */
export async function paintAnew(page: Page): Promise<void> {
  await setDisplay(page, 'none')
  // A picture waits for a frame, also where the page's clock stands still.
  await page.screenshot()
  await setDisplay(page, '')
}
