import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { defaultsOf } from '../../src/registry/controls'
import type { EntryModule } from '../../src/registry/entry-module'
import type { Elsewhere, Section } from '../../src/registry/sections'
import { isInstallable } from '../../src/registry/entry-module'
import { entries } from './entries'

/** A component as its entry shows it. */
export interface ShownComponent {
  /** The title of its page. */
  readonly title: string
  readonly element: ReactElement
  readonly elsewhere?: Elsewhere | undefined
}

/** The elements that a section shows, without those inside its demos. */
function shownBy(section: Section): readonly ReactNode[] {
  if (section.kind === 'examples')
    return section.examples.map((one) => (one.kind === 'element' ? one.element : undefined))
  return section.kind === 'customizer' && typeof section.preview === 'function'
    ? [section.preview(defaultsOf(section.controls), () => () => {})]
    : []
}

/** The elements in a node, and those in their children. */
const within = (node: ReactNode): ReactElement<{ children?: ReactNode }>[] =>
  Children.toArray(node)
    .filter((child) => isValidElement<{ children?: ReactNode }>(child))
    .flatMap((child) => [child, ...within(child.props.children)])

/** Whether an element is one of a component in the entry's own folder. */
const isOwn = ({ type }: ReactElement, { scope, names }: EntryModule) =>
  Object.entries(scope).some(([name, value]) => {
    const source = names[name]
    return value === type && source?.kind === 'import' && source.from.startsWith('./')
  })

/** The components with a props table, each with an element of it where the entry has one; without a table, the first shown. */
const componentsOf = (page: EntryModule) => {
  const { sections, thumbnail } = page.docs
  const shown = [...sections.flatMap(shownBy), thumbnail].flatMap(within)
  const tables = sections.filter((section) => section.kind === 'props')
  if (tables.length === 0) return [{ element: shown.find((element) => isOwn(element, page)) }]
  return tables.map(({ component, sample, elsewhere }) => ({
    element: sample ?? shown.find(({ type }) => type === component),
    elsewhere,
  }))
}

const all = entries
  .filter(({ page }) => isInstallable(page))
  .flatMap(({ title, page }) => componentsOf(page).map((component) => ({ title, ...component })))

/** The titles of pages with a component of which no element is found. */
export const withoutElement = all.flatMap(({ title, element }) => (element === undefined ? [title] : []))

/** Every component of the registry that the laws render. */
export const components: readonly ShownComponent[] = all.flatMap(({ element, ...rest }) =>
  element === undefined ? [] : [{ element, ...rest }],
)
