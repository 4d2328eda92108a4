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

/** Calls a listener when an entry becomes known. Returns a function that stops. */
export function onKnownEntry(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The entry of a path; undefined until a document or the index has listed it. */
export const entryAt = (path: string): CatalogueItem | undefined => known.get(path)

/** Remembers entries, so that links to them show their heading at once. */
export function rememberEntries(items: readonly CatalogueItem[]): void {
  for (const item of items) remember(item)
}

/** Remembers an entry that a document or the index lists, and returns it. */
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
