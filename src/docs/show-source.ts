import { defaultStyling, sourceAddress, type Styling } from '../registry/styling'
import { itemPath, type RegistryItem } from '../take-home/registry-item'
import { figureLike } from './code-actions'
import { installLine, installsText, languageOf, placeOf } from './source-text'

/** What the build wrote into a section, which is shown again for the default styling. */
const originals = new WeakMap<Element, string>()

/** A file of an item, with its path as the page shows it. */
function fileOf(path: string, folder: string) {
  const place = path.replace(/^registry\//, '')
  return {
    path: place,
    file: place.startsWith(`${folder}/`) ? place.slice(folder.length + 1) : `../${place}`,
  }
}

/** A folded file like another one. */
function foldedLike(other: HTMLElement, file: string, address: string): HTMLElement {
  // `cloneNode` returns what it is called on.
  const folded = other.cloneNode() as HTMLElement
  folded.removeAttribute('open')
  const summary = document.createElement('summary')
  summary.textContent = file
  const place = document.createElement('p')
  Object.assign(place.dataset, { file: address, language: languageOf(file) })
  const link = Object.assign(document.createElement('a'), { href: address, textContent: file })
  place.append(link)
  folded.append(summary, place)
  return folded
}

/** Fetches the item that installs a component. @throws {TypeError} When that fails. */
async function fetchItem(folder: string, styling: Styling): Promise<RegistryItem> {
  const response = await fetch(itemPath(folder, styling), { cache: 'no-cache' })
  if (!response.ok) throw new TypeError(`The registry item answered ${response.status}.`)
  // The site's own build wrote it.
  return (await response.json()) as RegistryItem
}

/**
 * Shows a component's files in a styling. Their names come from the item that installs them.
 *
 * @param section The static "Source" section.
 * @param folder The name of the component's folder.
 * @param isWanted Whether the styling is still wanted when the item has come.
 * @returns What the command installs besides the files, as a sentence; nothing for the default.
 * @throws {TypeError} When the item cannot be loaded.
 */
export async function showSource(
  section: HTMLElement,
  folder: string,
  styling: Styling,
  isWanted: () => boolean,
): Promise<string | undefined> {
  const original = originals.get(section) ?? section.innerHTML
  originals.set(section, original)
  const item = styling === defaultStyling ? undefined : await fetchItem(folder, styling)
  if (!isWanted()) return undefined
  section.innerHTML = original
  if (item === undefined) return undefined
  const files = item.files.map(({ path }) => fileOf(path, folder))
  const text = section.querySelector('p')
  if (text !== null) text.textContent = placeOf(files)
  const [first, ...further] = section.querySelectorAll<HTMLElement>('details')
  const figure = document.querySelector<HTMLElement>('main figure:has([data-copy])')
  if (first === undefined || figure === null) return installsText(item.dependencies)
  section.querySelector('figure')?.remove()
  first.before(figureLike(figure, 'Install', installLine(item.dependencies), 'sh'))
  first.replaceWith(...files.map(({ file, path }) => foldedLike(first, file, sourceAddress(path, styling))))
  for (const one of further) one.remove()
  return installsText(item.dependencies)
}
