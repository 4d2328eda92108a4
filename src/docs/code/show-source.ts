import type { RegistryItem } from '../../install/registry-item'
import { isShared } from '../../registry/entry-module'
import { defaultStyling, type Styling } from '../../registry/styling'
import { renderTokens } from '../../highlighter/code-tokens'
import { loadHighlighter } from '../../highlighter/load-highlighter'
import { ownHtml } from '../../ui/own-html'
import { filesOf, foldedFile, itemHref, listShared } from './item-files'
import { figureLike } from './source-files'
import { installLine, installsText, languageOf, placeOf, sharedTitle } from './source-texts'

/** The prerendered HTML of sections and code blocks, to restore it for the default styling. */
const originals = new WeakMap<Element, string>()

/** The code of a page's examples with its caption, which is a file's name where the code is a whole file. */
const fileCodes = (page: ParentNode) =>
  [...page.querySelectorAll('[data-static]:not([data-static=source]) figure')].flatMap((figure) => {
    const code = figure.querySelector('code')
    return code ? [{ name: figure.querySelector('figcaption > span')?.textContent, code }] : []
  })

/** Shows an item's text in the examples that are whole files; without an item, restores what the build wrote. */
async function showFileCodes(page: ParentNode, item: RegistryItem | undefined): Promise<void> {
  const highlight = item && (await loadHighlighter())
  for (const { name, code } of fileCodes(page)) {
    const text = item?.files.find(({ path }) => path.endsWith(`/${name}`))?.content.trimEnd()
    const original = originals.get(code)
    if (text === undefined && original !== undefined) code.innerHTML = ownHtml(original)
    if (text === undefined) continue
    originals.set(code, original ?? code.innerHTML)
    if (highlight) renderTokens(code, highlight(text, languageOf(name ?? '')))
    else code.textContent = text
  }
}

/** Fetches the item that installs a component. @throws {TypeError} When that fails. */
async function fetchItem(folder: string, styling: Styling): Promise<RegistryItem> {
  const response = await fetch(itemHref(folder, styling), { cache: 'no-cache' })
  if (!response.ok) throw new TypeError(`The registry item answered ${response.status}.`)
  // The site's own build wrote it.
  return (await response.json()) as RegistryItem
}

/**
 * Shows a component's files in a styling, in the source section and in the examples that are whole files. They are read
 * from the item that installs the component.
 *
 * @param section The static "Source" section.
 * @param folder The name of the component's folder.
 * @param isWanted Whether the styling is still wanted once the item is loaded.
 * @returns A sentence about the packages that the command installs; undefined for the default styling.
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
  await showFileCodes(section.closest('main') ?? section, item)
  section.innerHTML = ownHtml(original)
  if (item === undefined) return undefined
  const files = filesOf(item, folder, styling)
  const shared = files.filter(isShared)
  const text = section.querySelector('p')
  if (text !== null) text.textContent = placeOf(files)
  const fold = section.querySelector<HTMLElement>('[data-shared]')
  const list = fold?.parentElement
  const figure = document.querySelector<HTMLElement>('main figure:has([data-copy])')
  if (!fold || !list || figure === null) return installsText(item.dependencies)
  listShared(fold, shared)
  const summary = fold.querySelector('summary')
  if (summary !== null) summary.textContent = sharedTitle(shared.length)
  section.querySelector('figure')?.remove()
  list.replaceChildren(
    figureLike(figure, 'Install', installLine(item.dependencies), 'sh'),
    ...files.filter((file) => !isShared(file)).map(foldedFile),
    fold,
  )
  return installsText(item.dependencies)
}
