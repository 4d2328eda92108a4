import type { EntryModule } from '../registry/entry-module'
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
  if (format === 'markdown') return text(componentMarkdown(component, { parameters, folder }))
  if (itemName === component.entry.folder) return item(componentItem(component, folder))
  const byItem = examples.find(
    (example) => demoName(component.entry.folder, example, example === defaultExample(examples)) === itemName,
  )
  const example = itemName === undefined ? (named ?? defaultExample(examples)) : byItem
  return example && item(exampleItem(component, example, parameters, folder))
}

const item = (content: RegistryItem) => text(JSON.stringify(content, null, 2))

/** The component of a page's path or of an item's, with the item's name. */
async function find(path: string): Promise<{ component: Component; itemName?: string } | undefined> {
  const itemName = /^\/r\/([\w-]+)\.json$/.exec(path)?.[1]
  const listed = catalogue.filter(({ route, name }) =>
    itemName === undefined ? route === path : itemName === name || itemName.startsWith(`${name}-`),
  )
  // The longest name wins: `speed-dial-demo` starts with `speed-dial`, and would also start with `speed`.
  const meta = listed.sort((a, b) => b.name.length - a.name.length)[0]
  const entry: EntryModule | undefined = await meta?.load()
  // A page without sections says nothing that its address could change.
  if (meta === undefined || entry === undefined || entry.docs.sections.length === 0) return undefined
  return { component: { meta, entry }, ...(itemName !== undefined && { itemName }) }
}
