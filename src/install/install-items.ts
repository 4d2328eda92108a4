import { fromParameters, presetParameter } from '../registry/customizer-state'
import { glassParameter } from '../glass/glass-choice'
import { parse } from '../registry/controls'
import { referenceOf, type EntryModule, type Source } from '../registry/entry-module'
import { leastReact, type Meta } from '../registry/meta'
import type { Styling } from '../registry/styling'
import { siteAddress } from '../ui/site-address'
import { decodeGlass } from '../glass/code'
import { printCss } from '../glass/css'
import { defaultGlass, type Glass } from '../glass/glass-values'
import { screens, type Screen } from '../registry/screens'
import { defaultExample, demoName, examplesOf, type InstallableExample } from './examples'
import { defaultFolder, glassItemName, registryItem, type RegistryItem } from './registry-item'

/** A component that can be installed. */
export interface Component {
  readonly meta: Meta
  readonly entry: EntryModule
}

/** The item with the file that Emotion needs in Next.js. */
export const nextItemAddress = (): string => siteAddress('/r/next.json')

/** How to install an item. */
export interface Choice {
  readonly styling: Styling
  /** The folder of the files. @default defaultFolder */
  readonly folder?: string | undefined
}

/** Requirements besides packages. */
const requirements: Readonly<Record<Styling, string>> = {
  css: `Needs React ${leastReact} or later, and a bundler that knows CSS modules, such as Vite or Next.js.`,
  emotion: `Needs React ${leastReact} or later. In Next.js, run shadcn add ${nextItemAddress()} once: Emotion needs it there.`,
}

/** Whether a page has anything to install. */
export const isInstallable = ({ docs }: EntryModule): boolean =>
  docs.sections.length > 0 && docs.page.source !== false

/** The item of a component: its own files, and the shared files that it needs. */
export function componentItem({ meta, entry }: Component, { styling, folder }: Choice): RegistryItem {
  const { files, packages } = referenceOf(entry).source[styling]
  return registryItem({ name: entry.folder, meta, packages, files, docs: requirements[styling] }, folder)
}

const sources = import.meta.glob<Source>('../../registry/screens/*/screen.ts', {
  query: '?source',
  import: 'default',
})

/** A screen with its files and the files of its components. */
export interface InstallableScreen {
  readonly name: string
  readonly meta: Screen
  readonly source: Source
}

/** Finds a screen by the name of its folder. For the build and the servers: the browser does not need the source. */
export async function installableScreen(name: string): Promise<InstallableScreen | undefined> {
  const meta = screens.find((screen) => screen.name === name)
  const source = await sources[`../../registry/screens/${name}/screen.ts`]?.()
  return meta && source && { name, meta, source }
}

/** Every screen, in order. */
export const installableScreens = async (): Promise<readonly InstallableScreen[]> =>
  (await Promise.all(screens.map(({ name }) => installableScreen(name)))).filter(
    (screen) => screen !== undefined,
  )

/** The item of a screen: its own files, and the files of its components. */
export function screenItem(
  { name, meta, source }: InstallableScreen,
  { styling, folder }: Choice,
): RegistryItem {
  const { files, packages } = source[styling]
  return registryItem({ name, meta, packages, files, docs: requirements[styling] }, folder)
}

/** The item of an example: the files of its component, and the example with the values in an address. */
export function exampleItem(
  { meta, entry }: Component,
  example: InstallableExample,
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

/** The parameters of an example whose values are invalid. */
function ignoredIn({ section }: InstallableExample, parameters: URLSearchParams): string[] {
  if (section.kind !== 'customizer') return []
  const preset = parameters.get(presetParameter)
  const knowsPreset = preset === null || fromParameters(section, parameters).preset === preset
  const refused = Object.entries(section.controls).filter(([name, control]) => {
    const text = parameters.get(name)
    return text !== null && parse(control, text) === undefined
  })
  return [...(knowsPreset ? [] : [presetParameter]), ...refused.map(([name]) => name)]
}

/**
 * The item of a glass for all components of an app: a style sheet of custom properties. It is a plain file because the CLI
 * leaves out `cssVars` and `css` in an app without `components.json`.
 */
export const glassItem = (glass: Glass, folder = defaultFolder): RegistryItem =>
  registryItem(
    {
      name: glassItemName,
      meta: {
        title: 'Glass',
        description: 'The glass of all components in an app: a style sheet of custom properties.',
      },
      packages: [],
      files: [{ path: 'glass.css', code: printCss(glass) }],
      docs: 'Import glass.css once: where the app starts, such as src/main.tsx or app/layout.tsx, or by @import in a style sheet. It follows the system, and the classes light and dark; its comment says what to remove in an app that is never dark. To replace one glass by another, add --overwrite.',
    },
    folder,
  )

/** The glass in an address; the default glass if it has none, undefined if its code cannot be read. */
export function glassIn(parameters: URLSearchParams): Glass | undefined {
  const code = parameters.get(glassParameter)
  return code === null ? defaultGlass : decodeGlass(code)
}
