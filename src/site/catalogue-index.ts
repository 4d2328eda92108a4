import { use } from 'react'
import type { CatalogueItem } from '../registry/entry-module'
import type { ListedEntry } from '../shared/page-data'
import { listedEntry, rememberEntries } from './known-entries'
import { lazyValue } from './load-chunk'
import { documentAt, indexAddress } from './prerendered-document'

/** Cards per page of the catalogue. */
export const cardsPerPage = 9

/** A page of the catalogue, or of a search in it. */
export interface CataloguePage {
  readonly items: readonly CatalogueItem[]
  /** From 1. */
  readonly page: number
  readonly pages: number
  /** How many components the search has found; undefined where nothing is searched for. */
  readonly found?: number
}

async function fetchIndex(): Promise<readonly CatalogueItem[]> {
  const response = await fetch(indexAddress())
  if (!response.ok) throw new Error(`The index of the catalogue answered ${response.status}.`)
  return ((await response.json()) as readonly ListedEntry[]).map(listedEntry)
}

/** Every component. It is loaded for a search: what a page of the catalogue shows is in its document. */
const index = lazyValue(async () => {
  const items =
    import.meta.env.SSR || import.meta.env.DEV ? (await import('./catalogue')).catalogue : await fetchIndex()
  rememberEntries(items)
  return items.map((item) => ({ item, title: item.title.toLowerCase() }))
})

/** Loads the index. After a failure, the next call tries again. */
export const loadIndex = async (): Promise<void> => void (await index.load())

/** What a query asks for. A page that is no number of a page is the first. */
function wantedIn(query: URLSearchParams) {
  const page = Number(query.get('page'))
  return { text: query.get('q') ?? '', page: Number.isInteger(page) && page >= 1 ? page : 1 }
}

/** The document of a page. For a page past the last, the server sends the first. */
const documentOf = (page: number) => documentAt(page === 1 ? '/components' : `/components?page=${page}`)

/** The components whose title contains the text. Case and surrounding white space are ignored. */
function search(text: string, all: Awaited<ReturnType<typeof index.load>>, wanted: number): CataloguePage {
  const part = text.trim().toLowerCase()
  const found = all.filter(({ title }) => title.includes(part))
  const pages = Math.max(1, Math.ceil(found.length / cardsPerPage))
  const page = wanted <= pages ? wanted : 1
  const items = found.slice((page - 1) * cardsPerPage, page * cardsPerPage).map(({ item }) => item)
  return { items, page, pages, ...(part !== '' && { found: found.length }) }
}

/** The page of the catalogue that a query asks for. Suspends until what it needs is loaded. */
export function useCataloguePage(query: URLSearchParams): CataloguePage {
  const { text, page } = wantedIn(query)
  const all = index.current() ?? (text === '' ? undefined : use(index.attempt()))
  if (all !== undefined) return search(text, all, page)
  const shown = documentOf(page)
  const { entries, catalogue } = shown.current() ?? use(shown.attempt())
  return { items: entries, page: 1, pages: 1, ...catalogue }
}

/** Loads what `useCataloguePage` needs for a query. */
export async function loadCataloguePage(query: URLSearchParams): Promise<void> {
  const { text, page } = wantedIn(query)
  if (text !== '') await index.load()
  else if (index.current() === undefined) await documentOf(page).load()
}
