import { categories, categoryNames } from '../../registry/meta'
import { propsOf, type CatalogueItem } from '../../registry/entry-module'
import { pageHeadings } from '../../registry/sections'
import type { PaletteComponent, PaletteIndex, PalettePage } from '../../registry/page-data'
import { isInstallable } from '../../install/install-items'
import { catalogue } from '../../registry/catalogue'
import { catalogueAddress } from '../catalogue/catalogue-query'
import { sitePages } from '../../registry/site-pages'

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
  ...sitePages.map(({ path, title, description, keywords }) => ({
    address: path,
    title,
    description,
    keywords,
  })),
  ...categoryNames.map((category) => ({
    address: catalogueAddress({ category }),
    title: `Components: ${categories[category]}`,
    description: `The components of the category “${categories[category]}”.`,
  })),
]

/**
 * The index of the palette, for the build and the dev server. A visitor's browser fetches the file that the build makes of
 * it.
 */
export const paletteIndex = async (): Promise<PaletteIndex> => ({
  components: await Promise.all(catalogue.map(componentOf)),
  pages,
})
