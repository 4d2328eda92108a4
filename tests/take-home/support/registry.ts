import type { Styling } from '../../../src/registry/styling'
import { itemPath, type RegistryItem } from '../../../src/take-home/registry-item'

/** The built site that the tests install from. */
export const site = process.env.SITE ?? ''

/** The shadcn CLI that the tests run. */
export const shadcn = process.env.SHADCN ?? ''

async function fetchJson<Answer>(path: string): Promise<Answer> {
  const response = await fetch(`${site}${path}`)
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
  // The site's own files, whose types the build knows.
  return (await response.json()) as Answer
}

/** Every item of the site in a styling, with its files; the one for Next.js apart. */
export async function fetchItems(
  styling: Styling,
): Promise<{ components: RegistryItem[]; demos: RegistryItem[] }> {
  const { items } = await fetchJson<{ items: RegistryItem[] }>('/r/registry.json')
  const all = await Promise.all(
    items
      .filter(({ name }) => name !== 'next')
      .map(({ name }) => fetchJson<RegistryItem>(itemPath(name, styling))),
  )
  const isDemo = ({ name }: RegistryItem) => name.endsWith('-demo')
  return { components: all.filter((item) => !isDemo(item)), demos: all.filter(isDemo) }
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
