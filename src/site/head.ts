import { markdownPath } from '../take-home/markdown-path'
import { canonicalPath } from '../ui/canonical-path'
import { notFound, type Page } from './routes'
import { site } from './constants'

/** The content of a document's head. */
export interface Head {
  readonly title: string
  readonly description: string
  readonly canonical: string
  /** The address of the picture for shared links. */
  readonly picture: string
  /** The address of the page's Markdown; the not-found page has none. */
  readonly markdown?: string
  /** The page as schema.org data, for search engines. */
  readonly data: Readonly<Record<string, unknown>>
}

/** The head of a page. `search` is a query that has its own document (`?page=2`), or empty. */
export function headOf(shown: Page, search = ''): Head {
  const page = new URLSearchParams(search).get('page')
  const suffix = page === null ? '' : `, page ${page}`
  const canonical = canonicalUrl(shown, page)
  return {
    title: shown.path === '/' ? `${site.name} – ${site.tagline}` : `${shown.title}${suffix} – ${site.name}`,
    description: shown.description,
    canonical,
    picture: `${site.url}/card.jpg`,
    ...(shown !== notFound && { markdown: markdownPath(canonicalPath(shown.path)) }),
    data: dataOf(shown, canonical),
  }
}

function canonicalUrl(shown: Page, page: string | null): string {
  const path = shown === notFound ? '/404' : canonicalPath(shown.path)
  return `${site.url}${path}${page === null ? '' : `?page=${page}`}`
}

function dataOf({ path, title, description }: Page, url: string): Head['data'] {
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
