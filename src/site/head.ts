import { canonicalPath, notFound, type Route } from './routes'
import { site } from './site'

/** What the head of a page's document says. */
export interface Head {
  readonly title: string
  readonly description: string
  readonly canonical: string
}

/** The head of a route. `search` is the query that has a document of its own (`?page=2`), or empty. */
export function headOf(route: Route, search = ''): Head {
  const page = new URLSearchParams(search).get('page')
  const suffix = page === null ? '' : `, page ${page}`
  return {
    title: route.path === '/' ? `${site.name} – ${site.tagline}` : `${route.title}${suffix} – ${site.name}`,
    description: route.description,
    canonical: `${site.url}${route === notFound ? '/404' : canonicalPath(route.path)}${page === null ? '' : `?page=${page}`}`,
  }
}
