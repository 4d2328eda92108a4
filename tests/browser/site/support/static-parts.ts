import { expect, type Page } from '../../fixture'

/** The static parts of the page as it is. */
const partsOf = (page: Page) =>
  page.locator('[data-static]').evaluateAll((parts) => parts.map((part) => part.outerHTML))

/** The title and the static parts of the document that the server sends for an address. */
export async function sentDocument(page: Page, address: string): Promise<{ title: string; parts: string[] }> {
  return page.evaluate(async (sought) => {
    // The site's policy refuses a DOMParser.
    const request = new XMLHttpRequest()
    request.open('GET', sought)
    request.responseType = 'document'
    await new Promise((loaded) => {
      request.addEventListener('loadend', loaded)
      request.send()
    })
    const sent = request.responseXML
    return {
      title: sent?.querySelector('h1')?.textContent ?? '',
      parts: [...(sent?.querySelectorAll('[data-static]') ?? [])].map((part) => part.outerHTML),
    }
  }, address)
}

/** Waits until the page has exactly these static parts. */
export const expectParts = (page: Page, parts: readonly string[], how: string): Promise<void> =>
  expect
    .configure({ soft: true })
    .poll(() => partsOf(page), how)
    .toEqual(parts)
