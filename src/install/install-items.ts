import { reportOf } from '../accessibility/addresses'
import { fromParameters, presetParameter } from '../registry/customizer-state'
import { parse } from '../registry/controls'
import { referenceOf, type EntryModule, type Source, type SourceFile } from '../registry/entry-module'
import type { Cost } from '../registry/cost'
import type { Meta, ScreenMeta } from '../registry/meta'
import type { Styling } from '../registry/styling'
import { screens, type Screen } from '../registry/screens'
import { defaultExample, demoName, examplesOf, type InstallableExample } from './examples'
import { needs } from './other-items'
import { makeItem } from './make-item'
import type { Placement, RegistryItem } from './registry-item'

/** A component that can be installed. */
export interface Component {
  readonly meta: Meta
  readonly entry: EntryModule
}

/** How to install an item. */
export interface Choice extends Placement {
  readonly styling: Styling
  /** Whether the site's address is known to who sends the item. @default false */
  readonly isAddressed?: boolean | undefined
}

/** The parts of a component that its item and those of its examples have. */
const partsOf = (entry: EntryModule): Pick<SourceItem, 'source' | 'cost' | 'accessibility'> => {
  const { source, cost } = referenceOf(entry)
  return { source, cost, accessibility: reportOf(entry.folder) }
}

/** The item of a component: its own files, and the shared files that it needs. */
export const componentItem = ({ meta, entry }: Component, choice: Choice): RegistryItem =>
  sourceItem({ name: entry.folder, meta, ...partsOf(entry) }, choice)

interface SourceItem {
  readonly name: string
  readonly meta: Pick<Meta, 'title' | 'description'>
  readonly source: Source
  readonly cost?: Cost | undefined
  /** Files besides the source's. */
  readonly more?: readonly Pick<SourceFile, 'path' | 'code'>[]
  readonly docs?: string | undefined
  readonly accessibility?: string | undefined
}

/** An item with the files of a source. */
function sourceItem(
  { name, meta, source, cost, accessibility, more = [], docs }: SourceItem,
  { styling, isAddressed = false, ...placement }: Choice,
): RegistryItem {
  const { registryDependencies, docs: required } = needs(styling, isAddressed)
  const texts = [docs, required].filter((text) => text !== undefined)
  return makeItem(
    {
      name,
      meta,
      packages: source[styling].packages,
      files: [...source[styling].files, ...more],
      registryDependencies,
      docs: texts.length === 0 ? undefined : texts.join(' '),
      cost: cost && { ...cost[styling], ...(cost.paint && { paint: cost.paint }) },
      accessibility,
    },
    placement,
  )
}

const sources = import.meta.glob<{
  readonly default: Source
  readonly cost: Cost
  readonly meta: ScreenMeta
}>('../../registry/screens/*/screen.ts', { query: '?source' })

/** A screen with its files and the files of its components. */
export interface InstallableScreen {
  readonly name: string
  readonly meta: Screen & ScreenMeta
  readonly source: Source
  readonly cost: Cost
}

/** Finds a screen by the name of its folder. For the build and the servers: the browser does not need the source. */
export async function installableScreen(name: string): Promise<InstallableScreen | undefined> {
  const screen = screens.find((one) => one.name === name)
  const taken = await sources[`../../registry/screens/${name}/screen.ts`]?.()
  return (
    screen && taken && { name, meta: { ...screen, ...taken.meta }, source: taken.default, cost: taken.cost }
  )
}

/** Every screen, in order. */
export const installableScreens = async (): Promise<readonly InstallableScreen[]> =>
  (await Promise.all(screens.map(({ name }) => installableScreen(name)))).filter(
    (screen) => screen !== undefined,
  )

/** The item of a screen: its own files, and the files of its components. */
export const screenItem = (screen: InstallableScreen, choice: Choice): RegistryItem =>
  sourceItem(screen, choice)

/** The item of an example: the files of its component, and the example with the values in an address. */
export function exampleItem(
  { meta, entry }: Component,
  example: InstallableExample,
  choice: Choice,
  parameters = new URLSearchParams(),
): RegistryItem {
  const name = demoName(entry.folder, example, defaultExample(examplesOf(entry))?.id === example.id)
  return sourceItem(
    {
      name,
      meta: { title: `${meta.title}: ${example.title}`, description: meta.description },
      ...partsOf(entry),
      more: [{ path: `${entry.folder}/${name}.tsx`, code: example.code(parameters) }],
      docs: unlike(example, parameters),
    },
    choice,
  )
}

/** The parameters of an example that are not used as they are, in words; undefined if there are none. */
export function unlike(
  { configurable: section }: InstallableExample,
  parameters: URLSearchParams,
): string | undefined {
  if (section === undefined) return undefined
  const preset = parameters.get(presetParameter)
  const knowsPreset = preset === null || fromParameters(section, parameters).preset === preset
  const refused = knowsPreset ? [] : [presetParameter]
  const moved: string[] = []
  for (const [name, control] of Object.entries(section.controls)) {
    const text = parameters.get(name)
    const value = text === null ? undefined : parse(control, text)
    if (text !== null && value === undefined) refused.push(name)
    if (typeof value === 'number' && value !== Number(text)) moved.push(`${name} becomes ${value}`)
  }
  const sentences = [
    ...(refused.length > 0 ? [`Not used, as the page would not take it: ${refused.join(', ')}.`] : []),
    ...(moved.length > 0 ? [`Brought to the nearest value that the page takes: ${moved.join(', ')}.`] : []),
  ]
  return sentences.length > 0 ? sentences.join(' ') : undefined
}
