import { strToU8, zipSync } from 'fflate'
import type { EntryModule } from '../registry/entry-module'
import { parametersFor } from '../take-home/command'
import { defaultExample, demoName, examplesOf } from '../take-home/examples'
import { stylingParameter } from '../registry/styling'
import { withName } from '../take-home/named-file'
import { itemPath, type ItemFile, type RegistryItem } from '../take-home/registry-item'
import { viteProject } from '../take-home/vite-project'
import { canonicalPath } from '../ui/canonical-path'
import { readChoice } from './install-choice'

/** What a page's address installs, as the page is configured now. */
interface Taken extends Pick<RegistryItem, 'name' | 'title' | 'dependencies'> {
  readonly files: readonly ItemFile[]
  /** The example's file, which is also among the files. */
  readonly example: ItemFile
}

/**
 * Fetches the item of the default example, and prints the example anew: a static host has only the file with the
 * defaults.
 */
async function take(entry: EntryModule): Promise<Taken> {
  const example = defaultExample(examplesOf(entry))
  if (example === undefined) throw new Error(`The page of ${entry.folder} has no example to take home.`)
  const path = itemPath(demoName(entry.folder, example, true), readChoice().styling)
  const response = await fetch(path, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`The registry item answered ${response.status}.`)
  // The site's own build wrote it.
  const item = (await response.json()) as RegistryItem
  const own = item.files.slice(0, -1)
  const [last] = item.files.slice(-1)
  if (last === undefined) throw new Error(`The registry item ${item.name} has no files.`)
  const parameters = new URLSearchParams(parametersFor(example, window.location.search))
  const printed = { ...last, content: example.code(parameters) }
  return { ...item, files: [...own, printed], example: printed }
}

/** Writes a text to the clipboard. Safari wants to be called before the text is there. */
const copy = (text: Promise<string>): Promise<void> =>
  navigator.clipboard.write([
    new ClipboardItem({ 'text/plain': text.then((plain) => new Blob([plain], { type: 'text/plain' })) }),
  ])

const count = (files: readonly unknown[]) => `${files.length} ${files.length === 1 ? 'file' : 'files'}`

/** Copies the component's files and the example, each below its name. */
export async function copyAllFiles(entry: EntryModule): Promise<string> {
  const taken = take(entry)
  await copy(
    taken.then(({ files }) => files.map(({ target, content }) => withName(target, content)).join('\n')),
  )
  return `Copied ${count((await taken).files)}.`
}

function download(name: string, content: Uint8Array<ArrayBuffer>) {
  const address = URL.createObjectURL(new Blob([content], { type: 'application/zip' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // The browser reads the address after the click; a minute is enough for any disk.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Downloads the component's files and the example, in their folders. */
export async function downloadZip(entry: EntryModule): Promise<string> {
  const { name, files } = await take(entry)
  const zipped = Object.fromEntries(files.map(({ target, content }) => [target, strToU8(content)]))
  download(`${name}.zip`, zipSync(zipped))
  return `Downloaded ${count(files)}.`
}

/**
 * Opens a whole project with the component and the example in a new tab, on stackblitz.com. Its files are sent there by
 * a form, and only then.
 */
export async function openSandbox(entry: EntryModule): Promise<string> {
  const { title, files, example, dependencies } = await take(entry)
  const project = viteProject({ title, files, examples: [example.target], packages: dependencies })
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

/** The Markdown of the page, with the values in its address; a static host has only the file with the defaults. */
async function fetchMarkdown(): Promise<string> {
  const address = new URL(window.location.href)
  address.searchParams.set(stylingParameter, readChoice().styling)
  const asked = await fetch(address, { headers: { accept: 'text/markdown' }, cache: 'no-cache' })
  if (asked.headers.get('content-type')?.startsWith('text/markdown') === true) return asked.text()
  const file = await fetch(`${canonicalPath(window.location.pathname)}.md`, { cache: 'no-cache' })
  if (!file.ok) throw new Error(`The page's Markdown answered ${file.status}.`)
  return file.text()
}

/** Copies the page as Markdown. */
export async function copyMarkdown(): Promise<string> {
  await copy(fetchMarkdown())
  return 'Copied the page as Markdown.'
}
