import { collectionNames, collectionOf, collections } from '../../registry/collections'
import { categories } from '../../registry/meta'
import { isInstallable, propsOf, type CatalogueItem } from '../../registry/entry-module'
import { pageHeadings } from '../../registry/sections'
import type { PaletteComponent, PaletteIndex, PalettePage } from '../../registry/page-data'
import { catalogue } from '../../registry/catalogue'
import { catalogueAddress, categoriesOf } from '../catalogue/catalogue-query'
import { sitePages } from '../../registry/site-pages'
import { pageKeywords } from './page-keywords'
import frame from '../catalogue/thumbnail.css?inline'

async function componentOf({ load, ...meta }: CatalogueItem): Promise<PaletteComponent> {
  const entry = await load()
  const { name, title, description, icon, route, category, keywords = [] } = meta
  const tables = entry.docs.sections.filter((section) => section.kind === 'props')
  return {
    name,
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
    keywords: pageKeywords[path],
  })),
  ...collectionNames.flatMap((collection) => {
    const { title } = collections[collection]
    return categoriesOf(catalogue.filter((item) => collectionOf(item) === collection)).map((category) => ({
      address: catalogueAddress({ collection, category }),
      title: `${title}: ${categories[category]}`,
      description: `The ${title.toLowerCase()} of the category “${categories[category]}”.`,
    }))
  }),
]

/**
 * The index of the palette, for the build and the dev server. A visitor's browser fetches the file that the build makes of
 * it.
 */
export const paletteIndex = async (): Promise<PaletteIndex> => ({
  components: await Promise.all(catalogue.map(componentOf)),
  pages,
  frame,
})
