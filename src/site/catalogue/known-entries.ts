import type { CatalogueItem, EntryModule } from '../../registry/entry-module'
import type { ListedEntry } from '../../registry/page-data'
import { sectionStyles } from './document-files'
import { loadStylesheet } from '../../ui/load-chunk'

const known = new Map<string, CatalogueItem>()
const listeners = new Set<() => void>()

function remember(item: CatalogueItem): void {
  known.set(item.route, item)
  for (const listener of listeners) listener()
}

/** Calls a listener when an entry becomes known. Returns the function that ends it. */
export function onKnownEntry(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The entry whose page has the path; undefined until a document or the index has listed it. */
export const entryAt = (path: string): CatalogueItem | undefined => known.get(path)

/** Remembers entries, so that a link to one shows its heading without a request. */
export function rememberEntries(items: readonly CatalogueItem[]): void {
  for (const item of items) remember(item)
}

/** The entry that a document or the index lists. It is remembered. */
export function listedEntry({ scripts, styles, ...meta }: ListedEntry): CatalogueItem {
  const before = known.get(meta.route)
  if (before !== undefined) return before
  const load = async () => {
    const [script, ...imported] = scripts
    const [module] = await Promise.all([
      import(/* @vite-ignore */ script) as Promise<{ default: EntryModule }>,
      ...imported.map((address) => import(/* @vite-ignore */ address) as Promise<unknown>),
      ...[...sectionStyles(), ...styles].map(loadStylesheet),
    ])
    return module.default
  }
  const item = { ...meta, load }
  remember(item)
  return item
}
