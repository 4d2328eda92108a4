import type { Styling } from '../../../src/registry/styling'
import {
  glassItemName,
  itemPath,
  nextItemName,
  requirementsItemName,
  type RegistryItem,
} from '../../../src/install/registry-item'

/** The built site that the tests install from. */
export const site = process.env.SITE ?? ''

/** The shadcn CLI that the tests run. */
export const shadcn = process.env.SHADCN ?? ''

/** Its version. */
export const shadcnVersion = '4.23.0'

/** The command that installs skills, and its version. */
export const skills = process.env.SKILLS ?? ''
export const skillsVersion = '1.5.18'

/** The folder of the package managers and of another Node, for fresh projects of frameworks. */
export const tools = process.env.TOOLS ?? ''

/** Fetches a file of the site. */
export async function fetchJson<Answer>(path: string): Promise<Answer> {
  const response = await fetch(`${site}${path}`)
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
  // The site's own files, whose types the build knows.
  return (await response.json()) as Answer
}

/** The items that are not made of components. */
const others = new Set([nextItemName, requirementsItemName, glassItemName])

/** Every component and every example of the site in a styling, with its files. */
export async function fetchItems(
  styling: Styling,
): Promise<{ components: RegistryItem[]; demos: RegistryItem[] }> {
  const { items } = await fetchJson<{ items: RegistryItem[] }>('/r/registry.json')
  const all = await Promise.all(
    items
      .filter(({ name }) => !others.has(name))
      .map(({ name }) => fetchJson<RegistryItem>(itemPath(name, styling))),
  )
  const isDemo = ({ name }: RegistryItem) => name.endsWith('-demo')
  return { components: all.filter((item) => !isDemo(item)), demos: all.filter(isDemo) }
}

/** Whether an item is a screen, whose first file is the screen's own. */
export const isScreen = ({ files: [first] }: RegistryItem): boolean =>
  first?.target.includes('/screens/') === true

/** A file of an app whose default export is a screen, with its text. */
export function screenExample({ name, files: [first] }: RegistryItem): { target: string; content: string } {
  const [, component = ''] = /^export function (\w+)/m.exec(first?.content ?? '') ?? []
  const from = `./${first?.target.replace(/\.tsx$/, '') ?? ''}`
  return { target: `${name}-screen.tsx`, content: `export { ${component} as default } from '${from}'\n` }
}

/** The addresses of items. */
export const addressesOf = (items: readonly RegistryItem[], styling: Styling): string[] =>
  items.map(({ name }) => `${site}${itemPath(name, styling)}`)

/** The file of an example: the last one of its item. */
export function exampleFile({ name, files }: RegistryItem): { target: string; content: string } {
  const file = files.at(-1)
  if (file === undefined) throw new Error(`The item ${name} has no files.`)
  return file
}
