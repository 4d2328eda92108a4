import { glassIn } from '../glass/glass-in'
import type { EntryModule } from '../registry/entry-module'
import { defaultStyling, isStyling, stylingParameter, stylings } from '../registry/styling'
import type { InstallPrinter, InstallAnswer } from '../shared/install-answer'
import { catalogue } from '../registry/catalogue'
import {
  componentItem,
  exampleItem,
  installableScreen,
  isInstallable,
  screenItem,
  type Choice,
  type Component,
} from './install-items'
import { defaultExample, demoName, examplesOf } from './examples'
import { componentMarkdown } from './markdown'
import { glassItem, nextItem, requirementsItem } from './other-items'
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
const text = (content: string) => ({ kind: 'text', text: content }) as const

const wrongFolder =
  'dir must name a folder inside the project, such as components/vitrine, or behind an alias, such as @components/vitrine.'

/** Prints registry items and Markdown for addresses with a query. Those without one are files of the build. */
export const answer: InstallPrinter = async (path, parameters, format) => {
  const [, styling, itemName] = /^\/r\/(?:([\w-]+)\/)?([\w-]+)\.json$/.exec(path) ?? []
  const choice = choiceOf(parameters, styling)
  const other = others.get(path)
  if (other !== undefined) return 'refused' in choice ? refused(choice.refused) : other(choice, parameters)
  const screen = itemName === undefined ? undefined : await installableScreen(itemName)
  if (screen !== undefined)
    return 'refused' in choice ? refused(choice.refused) : item(screenItem(screen, choice))
  const component = await findComponent(path, itemName)
  if (component === undefined) return undefined
  if (format === 'item' && !isInstallable(component.entry)) return undefined
  if ('refused' in choice) return refused(choice.refused)
  const examples = examplesOf(component.entry)
  const id = parameters.get('example')
  const named = examples.find((example) => example.id === id)
  if (id !== null && named === undefined)
    return refused(
      `The page has no such example. It has: ${examples.map((example) => example.id).join(', ')}.`,
    )
  if (format === 'markdown') return text(componentMarkdown(component, { ...choice, parameters }))
  if (itemName === component.entry.folder) return item(componentItem(component, choice))
  const byItem = examples.find(
    (example) => demoName(component.entry.folder, example, example === defaultExample(examples)) === itemName,
  )
  const example = itemName === undefined ? (named ?? defaultExample(examples)) : byItem
  return example && item(exampleItem(component, example, choice, parameters))
}

const item = (content: RegistryItem) => text(JSON.stringify(content, null, 2))

/** The items that are not of a component or a screen, by their paths. */
const others = new Map<string, (choice: Choice, parameters: URLSearchParams) => InstallAnswer>([
  [
    itemPath(glassItemName, defaultStyling),
    (choice, parameters) => {
      const glass = glassIn(parameters)
      if (glass !== undefined) return item(glassItem(glass, choice))
      return refused(
        'g must be the code of a glass. This one is cut off or mistyped: copy the address again, with quotes around it.',
      )
    },
  ],
  [itemPath(nextItemName, defaultStyling), (choice) => item(nextItem(choice))],
  ...stylings.map(
    (styling) =>
      [
        itemPath(requirementsItemName, styling),
        (choice: Choice) => item(requirementsItem(choice.styling)),
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
  // A visitor to whom folders are written by backslashes may write this one so, too.
  const folder = parameters.get(folderParameter)?.replaceAll('\\', '/')
  if (folder !== undefined && !isProjectFolder(folder)) return { refused: wrongFolder }
  const tsx = parameters.get(tsxParameter) ?? 'true'
  if (tsx !== 'true' && tsx !== 'false')
    return { refused: 'tsx must be true or false, as in components.json.' }
  return { styling, folder, isJavaScript: tsx === 'false', isAddressed: true }
}

/** The component of a page's path, or of an item: its own or that of one of its examples. */
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
