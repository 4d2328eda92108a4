import { collectionNames, collectionOf } from './collections'
import type { Meta } from './meta'
import type { CatalogueItem, EntryModule } from './entry-module'

// In development, an entry with an invalid meta is left out.
const metas = import.meta.glob<Meta | undefined>('../../registry/*/entry.tsx', {
  query: '?meta',
  import: 'default',
  eager: true,
})
const pages = import.meta.glob<EntryModule>('../../registry/*/entry.tsx', {
  query: '?docs',
  import: 'default',
})

/**
 * Every component, sorted by collection, then by `order`, then by title. For the build and the dev server: the browser gets the entries of a page
 * from its document, and all entries from the index.
 */
export const catalogue: readonly CatalogueItem[] = Object.entries(metas)
  .flatMap(([file, meta]) => {
    if (meta === undefined) return []
    const load = pages[file]
    if (load === undefined)
      throw new Error(`${file} has a meta but no page; the two globs of the catalogue differ.`)
    return { ...meta, name: file.split('/').at(-2) ?? file, load }
  })
  .sort(
    (a, b) =>
      collectionNames.indexOf(collectionOf(a)) - collectionNames.indexOf(collectionOf(b)) ||
      (a.order ?? Infinity) - (b.order ?? Infinity) ||
      a.title.localeCompare(b.title, 'en'),
  )
