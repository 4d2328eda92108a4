import { expect, type Page } from '../fixture'

/** Opens the fold of the files that components share, which lists them then. */
export async function listShared(page: Page): Promise<void> {
  const fold = page.locator('[aria-labelledby=source] details[data-shared]')
  await fold.evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')))
  await expect(fold.locator('> a')).toHaveCount(0)
}
