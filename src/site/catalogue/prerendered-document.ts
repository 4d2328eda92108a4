import { cutStaticHtml, noHtml, staticHtmlOf, type StaticHtml } from '../../docs/page/static-html'
import type { CatalogueItem } from '../../registry/entry-module'
import type { PageData } from '../../registry/page-data'
import { adoptIcons } from '../../ui/icon'
import { canonicalPath, hrefTo, pathOf } from '../../ui/addresses'
import { rootElement } from '../../ui/hydration'
import { documentAddress } from './catalogue-query'
import { buildOf } from './document-files'
import { listedEntry } from './known-entries'
import { lazyValue, type LazyValue } from '../../ui/load-chunk'
import { adoptThumbnails } from './thumbnails'

/** The data in a document. The list of entries is empty on the not-found page and on the dev server. */
export interface PrerenderedDocument extends Pick<PageData, 'catalogue' | 'changelog' | 'samples'> {
  readonly entries: readonly CatalogueItem[]
  readonly html: StaticHtml
  /** The query that it shows, with its `?`; empty for the page without one. */
  readonly search: string
}

const nothing: PrerenderedDocument = { entries: [], html: noHtml, search: '' }

function read(page: Document, html: StaticHtml): PrerenderedDocument {
  const text = page.querySelector('#page-data')?.textContent
  if (text === undefined) return nothing
  adoptThumbnails(page)
  const { entries, ...rest } = JSON.parse(text) as PageData
  const search = page.getElementById('root')?.dataset.search ?? ''
  return { ...rest, entries: entries.map(listedEntry), html, search }
}

/** A document's inline rules. They are not needed here, and take as long to parse as the rest. */
const rules = /<style>.*?<\/style>/gs

/** Whether a document's page is on screen, or about to be. */
const isOnScreen = (address: string) => {
  const { search } = window.location
  return documentAddress({ pathname: pathOf(window.location), search }) === address
}

/**
 * Fetches a document. If it belongs to a newer build than this script, and its page is on screen, the page reloads.
 *
 * @throws {Error} When the document cannot be fetched, or belongs to a newer build and is not the page on screen.
 */
async function fetchDocument(address: string): Promise<PrerenderedDocument> {
  // The dev server prerenders nothing: it knows the whole catalogue, and React renders static parts.
  if (import.meta.env.SSR || import.meta.env.DEV) return nothing
  const response = await fetch(hrefTo(address))
  if (!response.ok && response.status !== 404)
    throw new Error(`The document ${address} answered ${response.status}.`)
  const { html, rest } = cutStaticHtml(await response.text())
  const fetched = new DOMParser().parseFromString(rest.replaceAll(rules, ''), 'text/html')
  if (buildOf(fetched) === buildOf(document)) {
    // The static HTML refers to them.
    adoptIcons(fetched)
    return read(fetched, html)
  }
  if (isOnScreen(address)) {
    window.location.reload()
    return new Promise(() => {})
  }
  throw new Error(`The document ${address} belongs to a newer version of the site.`)
}

const documents = new Map<string, LazyValue<PrerenderedDocument>>()

// Read the first document before anything changes it.
if (typeof document !== 'undefined') {
  const address = canonicalPath(pathOf(window.location)) + (rootElement()?.dataset.search ?? '')
  documents.set(
    address,
    lazyValue(() => fetchDocument(address), read(document, staticHtmlOf(document))),
  )
}

/** The document of an address: a path, or the address of a page of the catalogue. */
export function documentAt(address: string): LazyValue<PrerenderedDocument> {
  const before = documents.get(address)
  if (before !== undefined) return before
  const added = lazyValue(() => fetchDocument(address))
  documents.set(address, added)
  return added
}
