import type { Note, Version } from '../../install/releases'
import type { CatalogueItem } from '../../registry/entry-module'
import type { ChangelogEntry } from '../../registry/page-data'
import { slug } from '../../ui/slug'

const lists = import.meta.glob<readonly Version[]>('../../../registry/releases/*.json', {
  import: 'default',
  eager: true,
})

type Component = Pick<CatalogueItem, 'name' | 'title' | 'route'>

/** A note of a release, with the components whose version has it. */
interface Told extends Note {
  readonly date: string
  readonly versions: readonly (Component & { readonly hash: string })[]
}

/** The most components that a title names. */
const mostNames = 3

function titleOf(versions: Told['versions']): string {
  const names = versions.slice(0, mostNames).map(({ title, hash }) => `${title} ${hash}`)
  const others = versions.length - names.length
  return new Intl.ListFormat('en').format([
    ...names,
    ...(others > 0 ? [`${others} ${others === 1 ? 'other' : 'others'}`] : []),
  ])
}

function entryOf({ date, text, breaking, versions }: Told): ChangelogEntry {
  const [first, ...others] = versions
  return {
    id: `release-${date}-${slug(text).slice(0, 40)}`,
    date,
    kind: 'release',
    title: titleOf(versions),
    text: breaking ? `Breaking: ${text}` : text,
    ...(first && others.length === 0 && { path: `${first.route}#versions` as const }),
  }
}

/** The notes of all releases, each with the components that it is about. */
export function releasedEntries(
  components: readonly Component[],
  versionsOf = (name: string): readonly Version[] => lists[`../../../registry/releases/${name}.json`] ?? [],
): readonly ChangelogEntry[] {
  const told = new Map<string, Told>()
  for (const { name, title, route } of components)
    for (const { date, notes, css } of versionsOf(name))
      for (const note of notes) {
        const key = JSON.stringify([date, note])
        const versions = told.get(key)?.versions ?? []
        told.set(key, { ...note, date, versions: [...versions, { name, title, route, hash: css.hash }] })
      }
  return [...told.values()].map(entryOf)
}
