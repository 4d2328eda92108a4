import type { Meta } from '../registry/meta'
import type { CatalogueItem, EntryModule } from '../registry/entry-module'

const metas = import.meta.glob<Meta>('../../registry/*/entry.tsx', {
  query: '?meta',
  import: 'default',
  eager: true,
})
const pages = import.meta.glob<EntryModule>('../../registry/*/entry.tsx', {
  query: '?docs',
  import: 'default',
})

/** Every component, in the catalogue's order: by `order`, then, for those without one, by title. */
export const catalogue: readonly CatalogueItem[] = Object.entries(metas)
  .map(([file, meta]) => {
    const load = pages[file]
    if (load === undefined)
      throw new Error(`${file} has a meta but no page; the two globs of the catalogue differ.`)
    return { ...meta, name: file.split('/').at(-2) ?? file, load }
  })
  .sort((a, b) => (a.order ?? Infinity) - (b.order ?? Infinity) || a.title.localeCompare(b.title, 'en'))

/** How many cards one page of the catalogue shows (SPEC section 9). */
export const cardsPerPage = 9

/** The items whose title contains the text, ignoring case and the white space around it (SPEC section 4). */
export function search(text: string, items: readonly CatalogueItem[] = catalogue): readonly CatalogueItem[] {
  const wanted = text.trim().toLowerCase()
  return items.filter((item) => item.title.toLowerCase().includes(wanted))
}
