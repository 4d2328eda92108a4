import { defaultStyling, stylings, type Styling } from '../registry/styling'
import {
  isInstallable,
  isShared,
  referenceOf,
  type EntryModule,
  type SourceFile,
} from '../registry/entry-module'
import { stringify } from 'yaml'
import { reportPath } from '../accessibility/addresses'
import type { ReportedComponent } from '../accessibility/by-component'
import { documented } from '../accessibility/parts'
import { openAcr } from '../accessibility/report'
import { defaultGlass } from '../glass/glass-values'
import { catalogue } from '../registry/catalogue'
import { site } from '../ui/site'
import { siteAddress } from '../ui/site-address'
import { sitePages } from '../registry/site-pages'
import { componentItem, exampleItem, installableScreens, screenItem } from './install-items'
import { defaultExample, demoName, examplesOf } from './examples'
import { llmsText } from './llms'
import { componentMarkdown, fileBlock } from './markdown'
import { markdownPath } from '../ui/addresses'
import { glassItem, nextItem, requirementsItem } from './other-items'
import { itemPath, type RegistryItem } from './registry-item'
import { accessibilityMarkdown } from './accessibility-markdown'
import { agentFiles } from './agents'
import { apiOf, type ComponentApi } from './api'
import { recipeItem, recipes, sourcesOf } from './recipes'
import { tokensOf } from './tokens'

/** Everything that visitors can install without a server, as files. */
export interface InstallFiles {
  /** The text of each file, by its path below the site's root. */
  readonly files: ReadonlyMap<string, string>
  /** The file of the item that a page installs, by the page's path. */
  readonly items: Readonly<Record<string, string>>
}

/** Whether the build was told the address of the site: a host of files alone cannot add it. */
const isAddressed = Boolean((import.meta as Partial<ImportMeta>).env?.VITE_SITE_URL)

/** An item as the index of the registry lists it: without the text of its files. */
const listed = ({ $schema: _schema, files, ...item }: RegistryItem) => ({
  ...item,
  files: files.map(({ content: _content, ...file }) => file),
})

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/**
 * Prints every file that visitors, command lines and agents install or read.
 *
 * @param components By default, all of the catalogue. Screens are always included.
 */
export async function installFiles(components = catalogue): Promise<InstallFiles> {
  const files = new Map<string, string>()
  const items: Record<string, string> = {}
  const index: RegistryItem[] = []
  const texts: string[] = []
  const shared = new Map<string, SourceFile>()
  const sheets = new Set<string>()
  const apis: ComponentApi[] = []
  const reported: ReportedComponent[] = []
  const addItem = (item: RegistryItem, styling: Styling = defaultStyling) => {
    if (styling === defaultStyling) index.push(item)
    files.set(itemPath(item.name, styling).slice(1), JSON.stringify(item, null, 2))
  }
  for (const meta of components) {
    const entry: EntryModule = await meta.load()
    if (entry.docs.sections.length === 0) continue
    const component = { meta, entry }
    texts.push(componentMarkdown(component, { withShared: false }))
    files.set(markdownPath(meta.route).slice(1), componentMarkdown(component))
    const own = referenceOf(entry).source[defaultStyling].files
    for (const file of own.filter(isShared)) shared.set(file.path, file)
    for (const { path, code } of own) if (path.endsWith('.css')) sheets.add(code)
    if (!isInstallable(entry)) continue
    apis.push(apiOf(component))
    reported.push({ name: meta.name, title: meta.title, route: meta.route, docs: documented(entry) })
    const examples = examplesOf(entry)
    for (const styling of stylings) {
      addItem(componentItem(component, { styling, isAddressed }), styling)
      for (const example of examples)
        addItem(exampleItem(component, example, { styling, isAddressed }), styling)
    }
    const main = defaultExample(examples)
    if (main !== undefined)
      items[meta.route] = itemPath(demoName(entry.folder, main, true), defaultStyling).slice(1)
  }
  const screens = await installableScreens()
  for (const screen of screens)
    for (const styling of stylings) addItem(screenItem(screen, { styling, isAddressed }), styling)
  for (const recipe of recipes) {
    const sources = await sourcesOf(recipe)
    for (const styling of stylings) addItem(recipeItem(recipe, sources, { styling, isAddressed }), styling)
  }
  for (const styling of stylings) addItem(requirementsItem(styling), styling)
  addItem(nextItem())
  addItem(glassItem(defaultGlass))
  files.set(
    'r/registry.json',
    json({
      $schema: 'https://ui.shadcn.com/schema/registry.json',
      name: site.name.toLowerCase(),
      homepage: siteAddress('/'),
      items: index.map(listed),
    }),
  )
  files.set(reportPath.slice(1), stringify(openAcr(reported), { version: '1.1' }))
  files.set('accessibility.md', accessibilityMarkdown(reported))
  files.set('llms.txt', llmsText(components, screens, sitePages))
  for (const [path, text] of agentFiles(apis, tokensOf([...sheets]))) files.set(path, text)
  files.set(
    'llms-full.txt',
    [
      `# ${site.name}\n\n> ${site.description}\n`,
      ...texts,
      '# Files that components share\n',
      ...[...shared.values()].map((file) => `${fileBlock(file)}\n`),
    ].join('\n'),
  )
  return { files, items }
}
