import { encodeGlass } from '../glass/code'
import { glassIn, glassParameters } from '../glass/glass-in'
import { fromParameters, presetParameter, toParameters } from '../registry/customizer-state'
import { isInstallable, type EntryModule } from '../registry/entry-module'
import { configurablesOf } from '../registry/live-example'
import { defaultStyling, isStyling, stylingParameter, stylings } from '../registry/styling'
import type { InstallPrinter, InstallAnswer } from '../shared/install-answer'
import type { EmbedFinder } from '../shared/embed'
import { catalogue } from '../registry/catalogue'
import { hasStage } from '../registry/sections'
import {
  componentItem,
  exampleItem,
  installableScreen,
  screenItem,
  unlike,
  type Choice,
  type Component,
} from './install-items'
import { embedOf } from './embed'
import { defaultExample, demoName, exampleParameter, examplesOf } from './examples'
import { componentMarkdown } from './markdown'
import { recipeItem, recipeOf, sourcesOf } from './recipes'
import { glassItem, nextItem, requirementsItem } from './other-items'
import { sinceAnswer, sinceParameter } from './since'
import {
  folderParameter,
  glassItemName,
  isProjectFolder,
  itemPath,
  nextItemName,
  requirementsItemName,
  tsxParameter,
  type RegistryItem,
} from './registry-item'

const refused = (reason: string) => ({ kind: 'refused', reason }) as const

const wrongFolder =
  'dir must name a folder inside the project, such as components/vitrine, or behind an alias, such as @components/vitrine.'

/** Finds the embed of an address. */
export const findEmbed: EmbedFinder = async (path, parameters) => {
  const meta = catalogue.find(({ route }) => route === path)
  const entry = await meta?.load()
  if (meta === undefined || entry === undefined || !entry.docs.sections.some(hasStage)) return undefined
  return embedOf(meta, entry, parameters)
}

/** Finds registry items and Markdown for addresses with a query. Those without one are files of the build. */
export const answer: InstallPrinter = async (path, given, format) => {
  const [, styling, itemName] = /^\/r\/(?:([\w-]+)\/)?([\w-]+)\.json$/.exec(path) ?? []
  // Other folders have files alone.
  if (styling !== undefined && !isStyling(styling)) return undefined
  const common = only(given, [sinceParameter, ...choiceParameters, ...glassParameters])
  const since = common.get(sinceParameter)
  if (since !== null && itemName === nextItemName)
    return sinceAnswer(itemName, since, () => nextItem(), format)
  const choice = choiceOf(common, styling)
  const other = others.get(path)
  if (other !== undefined) return 'refused' in choice ? refused(choice.refused) : other(choice, common)
  const screen = itemName === undefined ? undefined : await installableScreen(itemName)
  if (screen !== undefined && since !== null)
    return sinceAnswer(screen.name, since, (one) => screenItem(screen, { styling: one }), format)
  if (screen !== undefined)
    return 'refused' in choice
      ? refused(choice.refused)
      : item([screen.name, choice], () => screenItem(screen, choice))
  const recipe = itemName === undefined ? undefined : recipeOf(itemName)
  if (recipe !== undefined) {
    if ('refused' in choice) return refused(choice.refused)
    const sources = await sourcesOf(recipe)
    return item([itemName, choice], () => recipeItem(recipe, sources, choice))
  }
  const component = await findComponent(path, itemName)
  if (component === undefined) return undefined
  if (format === 'item' && !isInstallable(component.entry)) return undefined
  if (since !== null && isInstallable(component.entry))
    return sinceAnswer(
      component.entry.folder,
      since,
      (one) => componentItem(component, { styling: one }),
      format,
    )
  if ('refused' in choice) return refused(choice.refused)
  const { folder, docs } = component.entry
  const configurables = configurablesOf(docs)
  const parameters = only(given, [
    presetParameter,
    ...configurables.flatMap(({ controls }) => Object.keys(controls)),
  ])
  const examples = examplesOf(component.entry)
  const id = common.get(exampleParameter)
  const named = examples.find((example) => example.id === id)
  if (id !== null && named === undefined)
    return refused(
      `The page has no such example. It has: ${examples.map((example) => example.id).join(', ')}.`,
    )
  if (format === 'markdown') {
    const shown = {
      ...Object.fromEntries(
        configurables.flatMap((section) =>
          Object.entries(toParameters(section, fromParameters(section, parameters))),
        ),
      ),
      ...(id !== null && { [exampleParameter]: id }),
      ...(choice.isJavaScript && { [tsxParameter]: 'false' }),
    }
    return text(['markdown', folder, choice, shown], () =>
      componentMarkdown(component, { ...choice, parameters: new URLSearchParams(shown) }),
    )
  }
  if (itemName === folder) return item([folder, choice], () => componentItem(component, choice))
  const byItem = examples.find(
    (example) => demoName(folder, example, example === defaultExample(examples)) === itemName,
  )
  const example = itemName === undefined ? (named ?? defaultExample(examples)) : byItem
  if (example === undefined) return undefined
  return item([folder, example.id, choice, example.given(parameters), unlike(example, parameters)], () =>
    exampleItem(component, example, choice, parameters),
  )
}

/** @param contents what the text says, and nothing else */
const text = (contents: readonly unknown[], print: () => string): InstallAnswer => ({
  kind: 'text',
  key: JSON.stringify(contents),
  print,
})

const item = (contents: readonly unknown[], make: () => RegistryItem) =>
  text(['item', ...contents], () => JSON.stringify(make(), null, 2))

/** The parameters that pages have in common. */
const choiceParameters = [stylingParameter, folderParameter, tsxParameter, exampleParameter]

/** The parameters of some names, each as it comes first. An address can have thousands of others, so it is read once. */
function only(given: URLSearchParams, names: readonly string[]): URLSearchParams {
  const values = new Map([...given].reverse())
  return new URLSearchParams(
    names.flatMap((name) => {
      const value = values.get(name)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/** The items that are not of a component or a screen, by their paths. */
const others = new Map<string, (choice: Choice, parameters: URLSearchParams) => InstallAnswer>([
  [
    itemPath(glassItemName, defaultStyling),
    (choice, parameters) => {
      const glass = glassIn(parameters)
      if (glass !== undefined)
        return item(['glass', choice, encodeGlass(glass)], () => glassItem(glass, choice))
      return refused(
        'g must be the code of a glass. This one is cut off or mistyped: copy the address again, with quotes around it.',
      )
    },
  ],
  [itemPath(nextItemName, defaultStyling), (choice) => item(['next', choice], () => nextItem(choice))],
  ...stylings.map(
    (styling) =>
      [
        itemPath(requirementsItemName, styling),
        ({ styling: needed }: Choice) => item(['requirements', needed], () => requirementsItem(needed)),
      ] as const,
  ),
])

/**
 * The styling, the folder and the language that an address asks for, or why they are refused.
 *
 * @param inPath The styling in the path: `/r/emotion/button.json`.
 */
function choiceOf(parameters: URLSearchParams, inPath: string | undefined): Choice | { refused: string } {
  const styling = parameters.get(stylingParameter) ?? inPath ?? defaultStyling
  if (!isStyling(styling)) return { refused: `style must be ${stylings.join(' or ')}.` }
  // A visitor on Windows may write backslashes.
  const folder = parameters.get(folderParameter)?.replaceAll('\\', '/')
  if (folder !== undefined && !isProjectFolder(folder)) return { refused: wrongFolder }
  const tsx = parameters.get(tsxParameter) ?? 'true'
  if (tsx !== 'true' && tsx !== 'false')
    return { refused: 'tsx must be true or false, as in components.json.' }
  return { styling, folder, isJavaScript: tsx === 'false', isAddressed: true }
}

/** The component of a page's path, or of an item, which is the component's or one of its examples'. */
async function findComponent(path: string, itemName: string | undefined): Promise<Component | undefined> {
  const listed = catalogue.filter(({ route, name }) =>
    itemName === undefined ? route === path : itemName === name || itemName.startsWith(`${name}-`),
  )
  // The longest name wins: `speed-dial-demo` also starts with `speed`.
  const meta = listed.sort((a, b) => b.name.length - a.name.length)[0]
  const entry: EntryModule | undefined = await meta?.load()
  // A page without sections has nothing that its address could change.
  if (meta === undefined || entry === undefined || entry.docs.sections.length === 0) return undefined
  return { meta, entry }
}
