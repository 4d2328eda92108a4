import { canonicalPath } from '../ui/canonical-path'
import { notFound, type Route } from './routes'
import { site } from './constants'

/** The content of a document's head. */
export interface Head {
  readonly title: string
  readonly description: string
  readonly canonical: string
  /** The address of the picture for shared links. */
  readonly picture: string
  /** The page as schema.org data, for search engines. */
  readonly data: Readonly<Record<string, unknown>>
}

/** The head of a route. `search` is a query that has its own document (`?page=2`), or empty. */
export function headOf(route: Route, search = ''): Head {
  const page = new URLSearchParams(search).get('page')
  const suffix = page === null ? '' : `, page ${page}`
  const canonical = canonicalUrl(route, page)
  return {
    title: route.path === '/' ? `${site.name} – ${site.tagline}` : `${route.title}${suffix} – ${site.name}`,
    description: route.description,
    canonical,
    picture: `${site.url}/card.jpg`,
    data: dataOf(route, canonical),
  }
}

function canonicalUrl(route: Route, page: string | null): string {
  const path = route === notFound ? '/404' : canonicalPath(route.path)
  return `${site.url}${path}${page === null ? '' : `?page=${page}`}`
}

function dataOf({ path, title, description }: Route, url: string): Head['data'] {
  const website = { '@type': 'WebSite', name: site.name, url: `${site.url}/` }
  if (path === '/') return { '@context': 'https://schema.org', ...website, description }
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name: title,
    description,
    url,
    isPartOf: website,
  }
}
