import { deviceState } from '../../ui/device-state'
import { favorites } from '../catalogue/favorites'
import { installId, isOffered, type PaletteItem } from './items'
import { siteActions } from './site-actions'

/** Items below one heading. */
export interface Group {
  readonly title: string
  readonly items: readonly PaletteItem[]
}

type Kind = PaletteItem['kind']

/** The headings of the kinds. */
export const titles: Readonly<Record<Kind, string>> = {
  component: 'Components',
  page: 'Pages',
  section: 'Sections',
  prop: 'Props',
  action: 'Actions',
}

/** The most results shown per kind. */
const most: Readonly<Record<Kind, number>> = { component: 8, page: 4, section: 5, prop: 5, action: 3 }

/** The results of a search by kind. The kind of the best result comes first. */
export function groupsFound(found: readonly PaletteItem[]): readonly Group[] {
  const groups = new Map<Kind, PaletteItem[]>()
  for (const item of found.filter(isOffered)) {
    const group = groups.get(item.kind) ?? []
    if (group.length < most[item.kind]) group.push(item)
    groups.set(item.kind, group)
  }
  return [...groups].map(([kind, items]) => ({ title: titles[kind], items }))
}

/**
 * The items listed before anything is typed, beginning with those that this device remembers.
 *
 * @param path The page on screen.
 */
export function groupsAtStart(all: readonly PaletteItem[], path: string): readonly Group[] {
  const byId = new Map(all.map((item) => [item.id, item]))
  const pick = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? [])
  return [
    { title: 'Favorites', items: pick(favorites.read()) },
    { title: 'Recent', items: pick(recentIds.read()) },
    { title: titles.component, items: all.filter(({ kind }) => kind === 'component') },
    { title: 'Actions', items: [...pick([installId(path)]), ...siteActions.filter(isOffered)] },
    { title: 'Pages', items: all.filter(({ kind, id }) => kind === 'page' && !id.includes('?')) },
  ].filter(({ items }) => items.length > 0)
}

/** How many recent items are remembered. */
const mostRecent = 5

/** The ids of the items that were opened last on this device, newest first. */
const recentIds = deviceState<readonly string[]>({
  key: 'vitrine:recent',
  // Ids have no line breaks.
  parse: (text) => text?.split('\n', mostRecent) ?? [],
  format: (ids) => ids.join('\n'),
})

/** Remembers that an item was opened. */
export const addRecent = (id: string): void =>
  recentIds.publish([id, ...recentIds.read().filter((other) => other !== id)].slice(0, mostRecent))
