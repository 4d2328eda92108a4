import { categoryOf, type Category } from '../../registry/meta'
import { canonicalPath } from '../../ui/addresses'

/** What the address of the catalogue asks for. */
export interface CatalogueQuery {
  /** Undefined for all categories. */
  readonly category?: Category | undefined
  /** The number of the page, from 1. */
  readonly page: number
  /** What is searched for; empty where nothing is. */
  readonly q: string
}

/** Reads a query. A category that does not exist is none, and a page that is no number of a page is the first. */
export function readCatalogueQuery(query: URLSearchParams): CatalogueQuery {
  const page = Number(query.get('page'))
  return {
    category: categoryOf(query.get('category')),
    page: Number.isInteger(page) && page >= 1 ? page : 1,
    q: query.get('q') ?? '',
  }
}

/** The address of the catalogue that asks for something. Its first page, without category and search, has no query. */
export function catalogueAddress({ category, page = 1, q = '' }: Partial<CatalogueQuery>): string {
  const query = new URLSearchParams({
    ...(category !== undefined && { category }),
    ...(page > 1 && { page: String(page) }),
    ...(q !== '' && { q }),
  })
  return query.size === 0 ? '/components' : `/components?${query.toString()}`
}

/** The address of the document that shows a page: its path; of the catalogue, with category and page. */
export function documentAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const path = canonicalPath(pathname)
  if (path !== '/components') return path
  const { category, page } = readCatalogueQuery(new URLSearchParams(search))
  return catalogueAddress({ category, page })
}
