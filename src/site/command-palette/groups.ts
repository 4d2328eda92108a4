import { favourites } from '../catalogue/favorites'
import { installId, isOffered, type PaletteItem } from './items'
import { readRecents } from './recents'
import { siteActions } from './site-actions'

/** Lines below one heading. */
export interface Group {
  readonly title: string
  readonly items: readonly PaletteItem[]
}

type Kind = PaletteItem['kind']

const titles: Readonly<Record<Kind, string>> = {
  component: 'Components',
  page: 'Pages',
  section: 'Sections',
  prop: 'Props',
  action: 'Actions',
}

/** How many lines of a kind are shown: all that one reads. */
const most: Readonly<Record<Kind, number>> = { component: 8, page: 4, section: 5, prop: 5, action: 3 }

/** What was found, by kind. The kind of the best result comes first. */
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
 * What is listed before anything is typed: first what this device remembers.
 *
 * @param path The page on screen.
 */
export function groupsAtStart(all: readonly PaletteItem[], path: string): readonly Group[] {
  const byId = new Map(all.map((item) => [item.id, item]))
  const pick = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? [])
  return [
    { title: 'Favourites', items: pick(favourites.read()) },
    { title: 'Recent', items: pick(readRecents()) },
    { title: 'Actions', items: [...pick([installId(path)]), ...siteActions.filter(isOffered)] },
    { title: 'Pages', items: all.filter(({ kind, id }) => kind === 'page' && !id.includes('?')) },
  ].filter(({ items }) => items.length > 0)
}
