import { canonicalPath, markdownPath } from '../ui/addresses'
import { categories } from '../registry/meta'
import { documentAddress, readCatalogueQuery } from '../site/catalogue/catalogue-query'
import { notFound, type Page } from '../registry/site-pages'
import { site } from '../ui/site'

/** The content of a document's head. */
export interface Head {
  readonly title: string
  readonly description: string
  readonly canonical: string
  /** The address of the picture for shared links; by default the site's. */
  readonly picture: string
  /** The page's source file in the repository. */
  readonly source?: string
  /** The address of the page's Markdown; the not-found page has none. */
  readonly markdown?: string
  /** The page as schema.org data, for search engines. */
  readonly data: Readonly<Record<string, unknown>>
}

/** The head of a page. Of a query, only category and page of the catalogue count: they have their own documents. */
export function headOf(shown: Page, search = ''): Head {
  const pathname = shown === notFound ? '/404' : shown.path
  const address = documentAddress({ pathname, search })
  const { category, page } = readCatalogueQuery(new URL(address, site.url).searchParams)
  const suffix = `${category === undefined ? '' : `: ${categories[category]}`}${page === 1 ? '' : `, page ${page}`}`
  const canonical = site.url + address
  return {
    title: shown.path === '/' ? `${site.name} – ${site.tagline}` : `${shown.title}${suffix} – ${site.name}`,
    description: shown.description,
    canonical,
    picture: `${site.url}/card.jpg`,
    ...(shown.source !== undefined && { source: shown.source }),
    ...(shown !== notFound && { markdown: markdownPath(canonicalPath(shown.path)) }),
    data: dataOf(shown, canonical),
  }
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
