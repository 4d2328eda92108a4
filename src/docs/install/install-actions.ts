import { strToU8, zipSync } from 'fflate'
import { shownCode } from '../../glass/glass-choice'
import { withName, type EntryModule } from '../../registry/entry-module'
import { installCommand, parametersFor } from '../../install/install-command'
import { embedOf } from '../../install/embed'
import { fenced } from '../../install/markdown-format'
import { defaultExample, demoName, examplesOf } from '../../install/examples'
import { stylingParameter } from '../../registry/styling'
import { defaultFolder, itemPath, type ItemFile, type RegistryItem } from '../../install/registry-item'
import { canonicalPath, hrefTo, markdownPath, pathOf } from '../../ui/addresses'
import { viteProject } from '../../install/vite-project'
import { embedPath, embedSize, frameCode } from '../../shared/embed'
import { siteAddress } from '../../ui/site-address'
import { copyText } from '../../ui/copy-text'
import { download } from '../code/download'
import { hostPrints } from './host'
import { managers, readChoice } from './install-choice'

/** The item that a page's address installs. */
interface Installed extends Pick<RegistryItem, 'name' | 'title' | 'dependencies'> {
  readonly files: readonly ItemFile[]
  /** The example's file, which `files` contains, too. */
  readonly example: ItemFile
  /** The file of the visitor's glass, which `files` contains, too; undefined while the previews are as delivered. */
  readonly glass: ItemFile | undefined
}

/**
 * Fetches the item of the default example, and prints the example with the values of the address: a static host has only
 * the file with the defaults.
 */
async function load(entry: EntryModule): Promise<Installed> {
  const example = defaultExample(examplesOf(entry))
  if (example === undefined) throw new Error(`The page of ${entry.folder} has no example to install.`)
  const path = itemPath(demoName(entry.folder, example, true), readChoice().styling)
  const response = await fetch(hrefTo(path), { cache: 'no-cache' })
  if (!response.ok) throw new Error(`The registry item answered ${response.status}.`)
  // The site's own build wrote it.
  const item = (await response.json()) as RegistryItem
  const own = item.files.slice(0, -1)
  const [last] = item.files.slice(-1)
  if (last === undefined) throw new Error(`The registry item ${item.name} has no files.`)
  const parameters = new URLSearchParams(parametersFor(example, window.location.search))
  const printed = { ...last, content: example.code(parameters) }
  const glass = await loadGlass()
  return { ...item, files: [...own, printed, ...(glass ? [glass] : [])], example: printed, glass }
}

/** The file of the visitor's glass; undefined while the previews are as delivered. */
async function loadGlass(): Promise<ItemFile | undefined> {
  if (shownCode() === undefined) return undefined
  const { myGlassFile } = await import('../../glass/my-glass')
  const { name, text } = myGlassFile() ?? {}
  if (name === undefined || text === undefined) return undefined
  return { path: name, type: 'registry:file', target: `${defaultFolder}/${name}`, content: text }
}

const count = (files: readonly unknown[]) => `${files.length} ${files.length === 1 ? 'file' : 'files'}`

/** Copies the component's files and the example, each below its name. */
export async function copyAllFiles(entry: EntryModule): Promise<string> {
  const installed = load(entry)
  await copyText(
    installed.then(({ files }) => files.map(({ target, content }) => withName(target, content)).join('\n')),
  )
  return `Copied ${count((await installed).files)}.`
}

/** Downloads the component's files and the example, in their folders. */
export async function downloadZip(entry: EntryModule): Promise<string> {
  const { name, files } = await load(entry)
  const zipped = Object.fromEntries(files.map(({ target, content }) => [target, strToU8(content)]))
  download(`${name}.zip`, zipSync(zipped), 'application/zip')
  return `Downloaded ${count(files)}.`
}

/**
 * Opens a project with the component and the example in a new tab, on stackblitz.com. A form sends the files there only
 * now.
 */
export async function openSandbox(entry: EntryModule): Promise<string> {
  const { title, files, example, glass, dependencies } = await load(entry)
  const project = viteProject({
    title,
    files,
    examples: [example.target],
    stylesheets: glass ? [glass.target] : [],
    packages: dependencies,
  })
  const fields = {
    'project[title]': title,
    'project[template]': 'node',
    ...Object.fromEntries(Object.entries(project).map(([path, text]) => [`project[files][${path}]`, text])),
  }
  const form = document.createElement('form')
  form.method = 'post'
  form.action = `https://stackblitz.com/run?file=${encodeURIComponent(`src/${example.target}`)}`
  form.target = '_blank'
  for (const [name, value] of Object.entries(fields))
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  form.hidden = true
  document.body.append(form)
  form.submit()
  form.remove()
  return 'Opened in a new tab.'
}

/** Copies the HTML of a frame that shows the component as the page does now. */
export async function copyEmbed(entry: EntryModule): Promise<string> {
  const title = document.querySelector('h1')?.textContent ?? entry.folder
  const embed = embedOf({ title }, entry, new URLSearchParams(window.location.search))
  const src = siteAddress(embedPath(embed.name) + embed.search)
  const { width = embedSize.width } = embed
  await copyText(frameCode({ src, title: embed.title, width, height: embedSize.height }))
  return 'Copied the HTML of a frame.'
}

/** The Markdown of the page, with the values in its address and, on a component's page, the visitor's glass. */
export async function fetchMarkdown(): Promise<string> {
  const page = await fetchPage()
  const glass = document.querySelector('[data-my-glass]') === null ? undefined : await loadGlass()
  return glass ? `${page.trimEnd()}\n\n## My glass\n\n${fenced(glass.content.trimEnd(), 'css')}\n` : page
}

/** The Markdown of the page. A static host has only the file with the defaults. */
async function fetchPage(): Promise<string> {
  const address = new URL(window.location.href)
  address.searchParams.set(stylingParameter, readChoice().styling)
  const asked = await fetch(address, { headers: { accept: 'text/markdown' }, cache: 'no-cache' })
  if (asked.headers.get('content-type')?.startsWith('text/markdown') === true) return asked.text()
  const path = markdownPath(canonicalPath(pathOf(window.location)))
  const file = await fetch(hrefTo(path), { cache: 'no-cache' })
  // The dev server has no Markdown of hand-written pages, and answers with a document.
  if (!file.ok || file.headers.get('content-type')?.startsWith('text/html') === true)
    throw new Error(`The page's Markdown answered ${file.status}.`)
  return file.text()
}

/** Copies the page as Markdown. */
export async function copyMarkdown(): Promise<string> {
  await copyText(fetchMarkdown())
  return 'Copied the page as Markdown.'
}

/**
 * The command that installs the component of a page with its defaults, for the visitor's project.
 *
 * @param nameOf Finds the name of the component's folder, for a host that has only files.
 */
export async function commandFor(
  path: string,
  nameOf: (path: string) => Promise<string | undefined>,
): Promise<string> {
  const choice = readChoice()
  // Offline, no command works.
  const prints = await hostPrints.load().catch(() => true)
  return installCommand({
    ...choice,
    runner: managers[choice.manager],
    path,
    query: '',
    example: undefined,
    glass: shownCode(),
    item: prints ? undefined : `${await nameOf(path)}-demo`,
  })
}
