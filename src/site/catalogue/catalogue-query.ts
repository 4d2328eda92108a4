import { type Meta, categoryOf, type Category } from '../../registry/meta'
import type { PagePosition } from '../../registry/page-data'
import { canonicalPath } from '../../ui/addresses'

/** The query in an address of the catalogue. */
export interface CatalogueQuery {
  /** Undefined for all categories. */
  readonly category?: Category | undefined
  /** The number of the page, from 1. */
  readonly page: number
  /** The search text; empty for no search. */
  readonly q: string
}

/** Reads a query. Invalid values are ignored. */
export function readCatalogueQuery(query: URLSearchParams): CatalogueQuery {
  const page = Number(query.get('page'))
  return {
    category: categoryOf(query.get('category')),
    page: Number.isInteger(page) && page >= 1 ? page : 1,
    q: query.get('q') ?? '',
  }
}

/** The catalogue's address with a query. Defaults are left out. */
export function catalogueAddress({ category, page = 1, q = '' }: Partial<CatalogueQuery>): string {
  const query = new URLSearchParams({
    ...(category !== undefined && { category }),
    ...(page > 1 && { page: String(page) }),
    ...(q !== '' && { q }),
  })
  return query.size === 0 ? '/components' : `/components?${query.toString()}`
}

/** The address of the document that shows a location: its path and, for the catalogue, category and page. */
export function documentAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const path = canonicalPath(pathname)
  if (path !== '/components') return path
  const { category, page } = readCatalogueQuery(new URLSearchParams(search))
  return catalogueAddress({ category, page })
}

/** Cards per page of the catalogue. */
const cardsPerPage = 9

/** A page of the catalogue, or of a search in it. */
export interface CataloguePage<Item> extends PagePosition {
  readonly items: readonly Item[]
}

/**
 * The page of a query, among the components of its category whose title contains its text. Case and surrounding white
 * space are ignored. A page after the last is the first.
 */
export function cataloguePage<Item extends Pick<Meta, 'title' | 'category'>>(
  all: readonly Item[],
  { category, page: wanted, q }: CatalogueQuery,
): CataloguePage<Item> {
  const part = q.trim().toLowerCase()
  const found = all.filter(
    (item) =>
      (category === undefined || item.category === category) && item.title.toLowerCase().includes(part),
  )
  const pages = Math.max(1, Math.ceil(found.length / cardsPerPage))
  const page = wanted <= pages ? wanted : 1
  const items = found.slice((page - 1) * cardsPerPage, page * cardsPerPage)
  const isSearch = part !== '' || category !== undefined
  return { items, page, pages, ...(isSearch && { found: found.length }) }
}
