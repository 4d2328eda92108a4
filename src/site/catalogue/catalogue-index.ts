import { use } from 'react'
import type { Path } from 'react-router-dom'
import { collectionAt, collectionNames, type Collection } from '../../registry/collections'
import type { CatalogueItem } from '../../registry/entry-module'
import type { CatalogueIndex } from '../../registry/page-data'
import { adoptIcons } from '../../ui/icon'
import {
  catalogueAddress,
  cataloguePage,
  readCatalogueQuery,
  type CataloguePage,
  type CatalogueQuery,
} from './catalogue-query'
import { indexAddress } from './document-files'
import { listedEntry, rememberEntries } from './known-entries'
import { lazyValue } from '../../ui/load-chunk'
import { ownHtml } from '../../ui/own-html'
import { documentAt, type PrerenderedDocument } from './prerendered-document'

async function fetchIndex(): Promise<readonly CatalogueItem[]> {
  const response = await fetch(indexAddress())
  if (!response.ok) throw new Error(`The index of the catalogue answered ${response.status}.`)
  const { entries, icons } = (await response.json()) as CatalogueIndex
  adoptIcons(Object.assign(document.createElement('template'), { innerHTML: ownHtml(icons) }).content)
  return entries.map(listedEntry)
}

/** All components. They are loaded for a search: the components of a catalogue page are in its document. */
const index = lazyValue(async () => {
  const items =
    import.meta.env.SSR || import.meta.env.DEV
      ? (await import('../../registry/catalogue')).catalogue
      : await fetchIndex()
  rememberEntries(items)
  return items
})

/** Loads the index: all components in the order of the catalogue. After a failure, the next call tries again. */
export const loadIndex = (): Promise<readonly CatalogueItem[]> => index.load()

/** The document of a page. For a page after the last, the server sends the first. */
const documentOf = ({ collection, category, page }: CatalogueQuery) =>
  documentAt(catalogueAddress({ collection, category, page }))

/** Whether a document answers a query. A host without our server ignores queries, and sends the document of the path. */
const isAnswer = ({ search }: PrerenderedDocument, { collection, category, page }: CatalogueQuery) =>
  catalogueAddress({ collection }) + search === catalogueAddress({ collection, category, page })

/**
 * The page of a catalogue for a query. Suspends until it is loaded.
 *
 * Call it as a component's last hook: it calls `use` only while something is loading.
 */
export function useCataloguePage(query: CatalogueQuery): CataloguePage<CatalogueItem> {
  const all = index.current() ?? (query.q === '' ? undefined : use(index.attempt()))
  if (all !== undefined) return cataloguePage(all, query)
  const shown = documentOf(query)
  // After a wait, React matches the calls of `use` by order, so the call for the index must stay the second.
  const next = shown.waitedFor() ?? shown.current() ?? shown.attempt()
  const found = next instanceof Promise ? use(next) : next
  if (!isAnswer(found, query)) return cataloguePage(index.current() ?? use(index.attempt()), query)
  return { items: found.entries, page: 1, pages: 1, categories: [], ...found.catalogue }
}

/** The results of a search in another collection. */
export interface FoundElsewhere extends CataloguePage<CatalogueItem> {
  readonly collection: Collection
}

/** The results of a search in the other collections; empty before the index is loaded. */
export const findElsewhere = ({ collection, q }: CatalogueQuery): readonly FoundElsewhere[] =>
  collectionNames
    .filter((name) => name !== collection)
    .map((name) => ({
      ...cataloguePage(index.current() ?? [], { collection: name, page: 1, q }),
      collection: name,
    }))
    .filter(({ items }) => items.length > 0)

/** The index to wait for, if a location has a search and the index is not loaded. */
export const indexToCome = ({ pathname, search }: Path): Promise<unknown> | undefined =>
  collectionAt(pathname) !== undefined &&
  readCatalogueQuery(new URLSearchParams(search)).q !== '' &&
  index.current() === undefined
    ? index.load()
    : undefined

/** Loads what `useCataloguePage` needs for a query. */
export async function loadCataloguePage(collection: Collection, search: string): Promise<void> {
  const query = readCatalogueQuery(new URLSearchParams(search), collection)
  if (query.q !== '') await index.load()
  else if (index.current() === undefined && !isAnswer(await documentOf(query).load(), query))
    await index.load()
}
