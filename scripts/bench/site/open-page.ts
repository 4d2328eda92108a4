import type { Page } from '@playwright/test'

/** Opens a page of the site, and waits until it is hydrated: before that, a link loads a whole document. */
export async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' })
  // The first update after hydration enables the scheme switch.
  await page.getByRole('button', { name: /Color scheme/, disabled: false }).waitFor()
}
