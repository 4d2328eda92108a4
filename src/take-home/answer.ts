import type { EntryModule } from '../registry/entry-module'
import { defaultStyling, isStyling, stylingParameter, stylings } from '../registry/styling'
import type { TakeHome } from '../shared/take-home'
import { catalogue } from '../site/catalogue'
import { componentItem, exampleItem, isInstallable, type Component } from './component-items'
import { defaultExample, demoName, examplesOf } from './examples'
import { componentMarkdown } from './markdown'
import { isProjectFolder, type RegistryItem } from './registry-item'

const refused = (reason: string) => ({ kind: 'refused', reason }) as const
const text = (content: string) => ({ kind: 'text', text: content }) as const

/** Prints what addresses with a query give. The server calls it; the build writes what addresses without one give. */
export const answer: TakeHome = async (path, parameters, format) => {
  const found = await find(path)
  if (found === undefined) return undefined
  const { component, itemName } = found
  const style = parameters.get(stylingParameter) ?? found.styling ?? defaultStyling
  if (!isStyling(style)) return refused(`style must be ${stylings.join(' or ')}.`)
  if (format === 'item' && !isInstallable(component.entry)) return undefined
  const folder = parameters.get('dir') ?? undefined
  if (folder !== undefined && !isProjectFolder(folder))
    return refused(
      'dir must name a folder inside the project, such as components/vitrine, or behind an alias, such as @components/vitrine.',
    )
  const examples = examplesOf(component.entry)
  const id = parameters.get('example')
  const named = examples.find((example) => example.id === id)
  if (id !== null && named === undefined)
    return refused(
      `The page has no such example. It has: ${examples.map((example) => example.id).join(', ')}.`,
    )
  const choice = { styling: style, folder }
  if (format === 'markdown') return text(componentMarkdown(component, { ...choice, parameters }))
  if (itemName === component.entry.folder) return item(componentItem(component, choice))
  const byItem = examples.find(
    (example) => demoName(component.entry.folder, example, example === defaultExample(examples)) === itemName,
  )
  const example = itemName === undefined ? (named ?? defaultExample(examples)) : byItem
  return example && item(exampleItem(component, example, choice, parameters))
}

const item = (content: RegistryItem) => text(JSON.stringify(content, null, 2))

interface FoundComponent {
  readonly component: Component
  /** The item in the path: the component's or an example's. */
  readonly itemName?: string | undefined
  /** The styling in the path: `/r/emotion/button.json`. */
  readonly styling?: string | undefined
}

/** The component of a page's path or of an item's. */
async function find(path: string): Promise<FoundComponent | undefined> {
  const [, styling, itemName] = /^\/r\/(?:([\w-]+)\/)?([\w-]+)\.json$/.exec(path) ?? []
  const listed = catalogue.filter(({ route, name }) =>
    itemName === undefined ? route === path : itemName === name || itemName.startsWith(`${name}-`),
  )
  // The longest name wins: `speed-dial-demo` starts with `speed-dial`, and would also start with `speed`.
  const meta = listed.sort((a, b) => b.name.length - a.name.length)[0]
  const entry: EntryModule | undefined = await meta?.load()
  // A page without sections says nothing that its address could change.
  if (meta === undefined || entry === undefined || entry.docs.sections.length === 0) return undefined
  return { component: { meta, entry }, itemName, styling }
}
