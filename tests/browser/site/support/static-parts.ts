import { expect, type Page } from '../../fixture'

/** The static parts of the page as it is. */
const partsOf = (page: Page) =>
  page.locator('[data-static]').evaluateAll((parts) => parts.map((part) => part.outerHTML))

/** The static parts of the document that the server sends for an address. */
export async function sentParts(page: Page, address: string): Promise<string[]> {
  const html = await (await page.request.get(address)).text()
  return page.evaluate((text) => {
    const sent = new DOMParser().parseFromString(text, 'text/html')
    return [...sent.querySelectorAll('[data-static]')].map((part) => part.outerHTML)
  }, html)
}

/** Waits until the page has exactly these static parts. */
export const expectParts = (page: Page, parts: readonly string[], how: string): Promise<void> =>
  expect.poll(() => partsOf(page), how).toEqual(parts)
