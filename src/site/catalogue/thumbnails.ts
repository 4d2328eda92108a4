import { thumbnailAddress, type Thumbnail } from '../../registry/page-data'
import { hrefTo } from '../../ui/addresses'
import { lazyValue, type LazyValue } from '../../ui/load-chunk'

const known = new Map<string, LazyValue<string>>()

/** Adds rules after the document's stylesheets: before one, they would make Chromium lay out the whole page again. */
export function addRules(css: string): void {
  if (css !== '') document.head.append(Object.assign(document.createElement('style'), { textContent: css }))
}

async function fetchThumbnail(name: string): Promise<string> {
  const response = await fetch(hrefTo(thumbnailAddress(name)))
  if (!response.ok) throw new Error(`The thumbnail of ${name} answered ${response.status}.`)
  const { html, css } = (await response.json()) as Thumbnail
  addRules(css)
  return html
}

/** The HTML of a component's thumbnail, from a document that shows it, or else from its own file. */
export function thumbnailOf(name: string): LazyValue<string> {
  const before = known.get(name)
  if (before !== undefined) return before
  const added = lazyValue(() => fetchThumbnail(name))
  known.set(name, added)
  return added
}

/** Adopts the thumbnails of a document, with their rules if it is not the document on screen. */
export function adoptThumbnails(page: Document): void {
  for (const { dataset, innerHTML } of page.querySelectorAll<HTMLElement>('[data-thumbnail]')) {
    const name = dataset.thumbnail ?? ''
    if (innerHTML !== '')
      known.set(
        name,
        lazyValue(() => fetchThumbnail(name), innerHTML),
      )
  }
  if (page !== document) addRules(page.querySelector('style[data-thumbnails]')?.textContent ?? '')
}
