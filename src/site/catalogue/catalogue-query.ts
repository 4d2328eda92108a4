import {
  collectionAt,
  collectionOf,
  collections,
  defaultCollection,
  type Collection,
} from '../../registry/collections'
import { type Meta, categoryNames, categoryOf, type Category } from '../../registry/meta'
import type { PagePosition } from '../../registry/page-data'
import { canonicalPath } from '../../ui/addresses'

/** The query in an address of a catalogue. */
export interface CatalogueQuery {
  /** The collection whose catalogue it is. */
  readonly collection: Collection
  /** Undefined for all categories. */
  readonly category?: Category | undefined
  /** The number of the page, from 1. */
  readonly page: number
  /** The search text; empty for no search. */
  readonly q: string
}

/** Reads a query. Invalid values are ignored. */
export function readCatalogueQuery(
  query: URLSearchParams,
  collection: Collection = defaultCollection,
): CatalogueQuery {
  const page = Number(query.get('page'))
  return {
    collection,
    category: categoryOf(query.get('category')),
    page: Number.isInteger(page) && page >= 1 ? page : 1,
    q: query.get('q') ?? '',
  }
}

/** The address of a catalogue with a query. Defaults are left out. */
export function catalogueAddress({
  collection = defaultCollection,
  category,
  page = 1,
  q = '',
}: Partial<CatalogueQuery>): string {
  const { path } = collections[collection]
  const query = new URLSearchParams({
    ...(category !== undefined && { category }),
    ...(page > 1 && { page: String(page) }),
    ...(q !== '' && { q }),
  })
  return query.size === 0 ? path : `${path}?${query.toString()}`
}

/** The address of the document that shows a location: its path and, for a catalogue, category and page. */
export function documentAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const path = canonicalPath(pathname)
  const collection = collectionAt(path)
  if (collection === undefined) return path
  const { category, page } = readCatalogueQuery(new URLSearchParams(search))
  return catalogueAddress({ collection, category, page })
}

/** The categories of some components, in the order of the site. */
export const categoriesOf = (items: readonly Pick<Meta, 'category'>[]): readonly Category[] =>
  categoryNames.filter((name) => items.some(({ category }) => category === name))

/** Cards per page of a catalogue. */
const cardsPerPage = 9

/** A page of a catalogue, or of a search in it. */
export interface CataloguePage<Item> extends PagePosition {
  readonly items: readonly Item[]
}

/**
 * The page of a query, among the components of its collection and category whose title contains its text. Case and surrounding white
 * space are ignored. A page after the last is the first.
 */
export function cataloguePage<Item extends Pick<Meta, 'title' | 'category' | 'collection'>>(
  all: readonly Item[],
  { collection, category, page: wanted, q }: CatalogueQuery,
): CataloguePage<Item> {
  const part = q.trim().toLowerCase()
  const members = all.filter((item) => collectionOf(item) === collection)
  const found = members.filter(
    (item) =>
      (category === undefined || item.category === category) && item.title.toLowerCase().includes(part),
  )
  const pages = Math.max(1, Math.ceil(found.length / cardsPerPage))
  const page = wanted <= pages ? wanted : 1
  const items = found.slice((page - 1) * cardsPerPage, page * cardsPerPage)
  const isSearch = part !== '' || category !== undefined
  return { items, page, pages, categories: categoriesOf(members), ...(isSearch && { found: found.length }) }
}
