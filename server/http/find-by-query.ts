import type { CachedResponse } from './cached-response'

/** A response, and the key that it was found by. */
export interface Found {
  route: string
  response: CachedResponse
}

/**
 * Finds the response of an address among all responses of its path. Some are for a category or a page of the catalogue.
 *
 * @param query without its `?`
 */
export function findByQuery(
  responses: ReadonlyMap<string, CachedResponse>,
  path: string,
  query: string,
): Found | undefined {
  for (const known of query === '' ? [''] : knownQueries(new URLSearchParams(query))) {
    const route = path + known
    const response = responses.get(route)
    if (response) return { route, response }
  }
  return undefined
}

/** The queries that may have their own response, most specific first. Other parameters are for scripts. */
function knownQueries(query: URLSearchParams): string[] {
  const category = `category=${query.get('category') ?? ''}`
  const page = `page=${query.get('page') ?? ''}`
  return [`?${category}&${page}`, `?${category}`, `?${page}`, '']
}
