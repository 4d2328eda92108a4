import type { Meta } from '../../registry/meta'
import type { PagePosition } from '../../registry/page-data'
import type { CatalogueQuery } from './catalogue-query'

/** Cards per page of the catalogue. */
export const cardsPerPage = 9

/** A page of the catalogue, or of a search in it. */
export interface CataloguePage<Item> extends PagePosition {
  readonly items: readonly Item[]
}

/**
 * The page that a query asks for: of the components of its category whose title contains its text. Case and surrounding
 * white space are ignored. Past the last page, it is the first.
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
