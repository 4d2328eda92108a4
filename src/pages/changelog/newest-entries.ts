import type { CatalogueItem } from '../../registry/entry-module'
import type { ChangelogEntry } from '../../registry/page-data'
import { changes } from './changes'

/** How many entries the page and the feed have at most, so that neither grows with the registry. */
const limit = 50

const kinds: readonly ChangelogEntry['kind'][] = ['component', 'feature', 'fix']

type Component = Pick<CatalogueItem, 'name' | 'title' | 'description' | 'route' | 'added'>

const entryOf = ({ name, title, description, route, added: date }: Component): ChangelogEntry[] =>
  date === undefined
    ? []
    : [{ id: `component-${name}`, date, kind: 'component', title, text: description, path: route }]

/** The newest entries: of each day, components come first, then features, then fixes. */
export const newestEntries = (
  components: readonly Component[],
  others: readonly ChangelogEntry[] = changes,
): readonly ChangelogEntry[] =>
  [...components.flatMap(entryOf), ...others]
    .sort((a, b) => b.date.localeCompare(a.date) || kinds.indexOf(a.kind) - kinds.indexOf(b.kind))
    .slice(0, limit)
