import { canonicalPath, hrefTo, markdownPath } from '../ui/addresses'
import { categories } from '../registry/meta'
import { documentAddress, readCatalogueQuery } from '../site/catalogue/catalogue-query'
import { notFound, type Page } from '../registry/site-pages'
import { site } from '../ui/site'
import { siteAddress, siteLink } from '../ui/site-address'

/** The content of a document's head. */
export interface Head {
  readonly title: string
  readonly description: string
  /** The address of the document that shows the page; the not-found page has none. */
  readonly canonical?: string
  /** The same, whole. */
  readonly address?: string
  /** The address of the picture for shared links; by default the site's. */
  readonly picture: string
  /** The page's source file in the repository. */
  readonly source?: string
  /** The address of the page's Markdown; the not-found page has none. */
  readonly markdown?: string
  /** The address that describes the page's embed; undefined where it has none. */
  readonly oembed?: string
  /** The site as schema.org data, for search engines. The first page alone has it: of others, their head says as much. */
  readonly data?: Readonly<Record<string, unknown>>
}

/** The head of a page. Of a query, only category and page of the catalogue count: they have their own documents. */
export function headOf(shown: Page, search = ''): Head {
  const pathname = shown === notFound ? '/404' : shown.path
  const address = documentAddress({ pathname, search })
  const { category, page } = readCatalogueQuery(new URL(address, 'http://site').searchParams)
  const suffix = `${category === undefined ? '' : `: ${categories[category]}`}${page === 1 ? '' : `, page ${page}`}`
  return {
    title: shown.path === '/' ? `${site.name} – ${site.tagline}` : `${shown.title}${suffix} – ${site.name}`,
    description: shown.description,
    ...(shown !== notFound && { canonical: siteLink(address), address: siteAddress(address) }),
    picture: siteAddress('/card.jpg'),
    ...(shown.source !== undefined && { source: shown.source }),
    ...(shown !== notFound && { markdown: hrefTo(markdownPath(canonicalPath(shown.path))) }),
    ...(shown.path === '/' && { data: dataOfSite(shown) }),
  }
}

const dataOfSite = ({ description }: Page) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: site.name,
  description,
  url: siteLink('/'),
})
