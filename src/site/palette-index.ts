import { categories, categoryNames } from '../registry/categories'
import { propsOf, type CatalogueItem } from '../registry/entry-module'
import { pageHeadings } from '../registry/headings'
import type { PaletteComponent, PaletteIndex, PalettePage } from '../shared/palette-index'
import { isInstallable } from '../take-home/component-items'
import { catalogue } from './catalogue'
import { catalogueAddress } from './catalogue-query'
import { sitePages } from './routes'

/** What visitors may call the site's own pages, besides their titles. */
const pageKeywords: Readonly<Record<string, readonly string[]>> = {
  '/': ['start', 'landing page'],
  '/components': ['catalogue', 'catalog', 'all components', 'library'],
  '/studio': ['theme builder', 'theming', 'material', 'tokens', 'colors', 'glass editor'],
  '/stories': ['blog', 'posts', 'community'],
  '/contributors': ['team', 'people', 'authors', 'who made this', 'maintainers'],
  '/donate': ['sponsor', 'donation', 'money', 'give'],
  '/about': ['mission', 'who we are'],
  '/contact': ['e-mail', 'phone', 'question', 'bug report', 'support'],
  '/changelog': ['changelog', 'release notes', 'news', 'updates', 'rss', 'feed'],
  '/termsOfUse': ['terms and conditions', 'legal', 'privacy', 'license'],
}

async function componentOf({ load, ...meta }: CatalogueItem): Promise<PaletteComponent> {
  const entry = await load()
  const { title, description, icon, route, category, keywords = [] } = meta
  const tables = entry.docs.sections.filter((section) => section.kind === 'props')
  return {
    title,
    description,
    icon,
    route,
    category,
    keywords,
    installs: isInstallable(entry),
    sections: pageHeadings(entry.docs),
    props: Object.fromEntries(
      tables.map((table) => [
        table.title,
        propsOf(table, entry).rows.map(({ name, description: text }) => ({ name, description: text })),
      ]),
    ),
  }
}

const pages: readonly PalettePage[] = [
  ...sitePages.map(({ path, title, description }) => ({
    address: path,
    title,
    description,
    keywords: pageKeywords[path] ?? [],
  })),
  ...categoryNames.map((category) => ({
    address: catalogueAddress({ category }),
    title: `Components: ${categories[category]}`,
    description: `The components of the category “${categories[category]}”.`,
  })),
]

/**
 * Everything that the palette finds. For the build and the dev server: a visitor's browser fetches the file that the build
 * makes of it.
 */
export const paletteIndex = async (): Promise<PaletteIndex> => ({
  components: await Promise.all(catalogue.map(componentOf)),
  pages,
})
