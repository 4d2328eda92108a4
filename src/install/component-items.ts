import { fromParameters, presetParameter } from '../registry/customizer-state'
import { parse } from '../registry/controls'
import { referenceOf, type EntryModule } from '../registry/entry-module'
import type { Meta } from '../registry/meta'
import { leastReact } from '../registry/requirements'
import type { Styling } from '../registry/styling'
import { siteUrl } from '../ui/site-url'
import { defaultExample, demoName, examplesOf, type TakenExample } from './examples'
import { registryItem, type RegistryItem } from './registry-item'
import type { TakenScreen } from './screens'

/** A component that can be installed: what the catalogue says of it, and its page. */
export interface Component {
  readonly meta: Meta
  readonly entry: EntryModule
}

/** The address of the item with the file that Emotion needs in Next.js. */
export const nextItemAddress = `${siteUrl}/r/next.json`

/** How an item is asked for. */
export interface Choice {
  readonly styling: Styling
  /** Where the command puts the files, if not in the default folder. */
  readonly folder?: string | undefined
}

/** What a project needs besides the packages. */
const requirements: Readonly<Record<Styling, string>> = {
  css: `Needs React ${leastReact} or later, and a bundler that knows CSS modules, such as Vite or that of Next.js.`,
  emotion: `Needs React ${leastReact} or later. In Next.js, run shadcn add ${nextItemAddress} once: Emotion needs it there.`,
}

/** Whether a page has anything to install. */
export const isInstallable = ({ docs }: EntryModule): boolean =>
  docs.sections.length > 0 && docs.page.source !== false

/** The item of a component: its own files, and those that it shares with others. */
export function componentItem({ meta, entry }: Component, { styling, folder }: Choice): RegistryItem {
  const { files, packages } = referenceOf(entry).source[styling]
  return registryItem({ name: entry.folder, meta, packages, files, docs: requirements[styling] }, folder)
}

/** The item of a screen: its own files, and those of the components in it. */
export function screenItem({ name, meta, source }: TakenScreen, { styling, folder }: Choice): RegistryItem {
  const { files, packages } = source[styling]
  return registryItem({ name, meta, packages, files, docs: requirements[styling] }, folder)
}

/** The item of an example: the component's files and the example's, with the values in an address. */
export function exampleItem(
  { meta, entry }: Component,
  example: TakenExample,
  { styling, folder }: Choice,
  parameters = new URLSearchParams(),
): RegistryItem {
  const { files, packages } = referenceOf(entry).source[styling]
  const name = demoName(entry.folder, example, defaultExample(examplesOf(entry))?.id === example.id)
  const file = { path: `${entry.folder}/${name}.tsx`, code: example.code(parameters) }
  const ignored = ignoredIn(example, parameters)
  const needs = requirements[styling]
  const docs =
    ignored.length === 0 ? needs : `Not used, as the page would not take it: ${ignored.join(', ')}. ${needs}`
  return registryItem(
    {
      name,
      meta: { title: `${meta.title}: ${example.title}`, description: meta.description },
      packages,
      files: [...files, file],
      docs,
    },
    folder,
  )
}

/** The parameters that an example knows, but whose values it does not accept. */
function ignoredIn({ section }: TakenExample, parameters: URLSearchParams): string[] {
  if (section.kind !== 'customizer') return []
  const preset = parameters.get(presetParameter)
  const knowsPreset = preset === null || fromParameters(section, parameters).preset === preset
  const refused = Object.entries(section.controls).filter(([name, control]) => {
    const text = parameters.get(name)
    return text !== null && parse(control, text) === undefined
  })
  return [...(knowsPreset ? [] : [presetParameter]), ...refused.map(([name]) => name)]
}
