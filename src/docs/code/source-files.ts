import { renderTokens } from '../../highlighter/code-tokens'
import { loadHighlighter } from '../../highlighter/load-highlighter'
import type { RegistryItem } from '../../install/registry-item'
import { isShared } from '../../registry/entry-module'
import type { Language } from '../../registry/sections'
import { stylings } from '../../registry/styling'
import { onPrint } from '../../ui/printing'
import { closest, showState } from './code-actions'
import { filesOf, itemHref, listShared } from './item-files'

/** Fetches a text before the next line runs, as printing needs it; undefined if that fails. */
function fetchTextNow(address: string): string | undefined {
  const request = new XMLHttpRequest()
  request.open('GET', address, false)
  try {
    request.send()
  } catch {
    return undefined
  }
  return request.status === 200 ? request.responseText : undefined
}

/** Fetches a text; undefined if that fails. */
async function fetchText(address: string): Promise<string | undefined> {
  try {
    // No cached text: the site may have changed since.
    const response = await fetch(address, { cache: 'no-cache' })
    return response.ok ? await response.text() : undefined
  } catch {
    return undefined
  }
}

/** Copies a figure of the page for the code of a file. */
export function figureLike(other: HTMLElement, file: string, text: string, language: string): HTMLElement {
  // `cloneNode` returns the type of its element.
  const figure = other.cloneNode(true) as HTMLElement
  const name = other.querySelector('figcaption > span')?.textContent ?? ''
  // A translator may have wrapped texts in elements.
  for (const part of figure.querySelectorAll('figcaption *'))
    if (part.childElementCount === 0) part.textContent = part.textContent.replace(name, file)
  const button = figure.querySelector<HTMLElement>('[data-copy]')
  if (button !== null) showState(button, 'ready')
  figure.querySelector('pre')?.setAttribute('aria-label', `${file}, code`)
  figure.querySelector('details')?.remove()
  const code = figure.querySelector('code')
  if (code === null) return figure
  code.textContent = text
  code.dataset.language = language
  return figure
}

/** The link to a file, in the place of its text; undefined once the text is there. Its attribute names the language. */
const placeIn = (details: HTMLDetailsElement) =>
  details.querySelector<HTMLAnchorElement>(':scope > a[data-file]')

/** Replaces the link to a file with its text. */
function show(details: HTMLDetailsElement, text: string) {
  const place = placeIn(details)
  const other = document.querySelector<HTMLElement>('main figure:has([data-copy])')
  if (!place || !other) return
  const name = details.querySelector('summary')?.textContent ?? ''
  place.replaceWith(figureLike(other, name, text.trimEnd(), place.dataset.file ?? ''))
}

/** The link in a fold of shared files, in the place of their list; null once they are listed. */
const listPlaceIn = (details: HTMLElement) =>
  details.querySelector<HTMLAnchorElement>(':scope[data-shared] > a')

/** Lists the shared files of an item's text in their fold. */
function list(fold: HTMLElement, text: string) {
  if (listPlaceIn(fold) === null) return
  const folder = fold.dataset.shared ?? ''
  // The site's own build wrote it.
  const files = filesOf(JSON.parse(text) as RegistryItem, folder)
  listShared(fold, files.filter(isShared))
}

/** The link in the fold of a component's cost, in the place of its table; null once that is there. */
const costPlaceIn = (details: HTMLElement) =>
  details.querySelector<HTMLAnchorElement>(':scope[data-cost] > a')

/** Loads and shows what a component costs, once. After a failure, opening it tries again. */
async function showCost(fold: HTMLElement, place: HTMLElement) {
  const addresses = stylings.map((styling) => itemHref(fold.dataset.cost ?? '', styling))
  const [code, ...texts] = await Promise.all([
    import('../install/cost-table').catch(() => undefined),
    ...addresses.map(fetchText),
  ])
  // The site's own build wrote them.
  const [css, emotion] = texts.flatMap((text) =>
    text === undefined ? [] : [JSON.parse(text) as RegistryItem],
  )
  const table = css && emotion && code?.costTable(css, emotion)
  if (table) place.replaceWith(table)
  else place.textContent = 'The figures could not be loaded. Close and open this to try again.'
}

/** Loads and shows a file, a list of files or a cost, once. After a failure, opening it tries again. */
async function load(details: HTMLDetailsElement) {
  const costPlace = costPlaceIn(details)
  if (costPlace) return showCost(details, costPlace)
  const listPlace = listPlaceIn(details)
  const place = listPlace ?? placeIn(details)
  if (!place) return
  const text = await fetchText(listPlace ? itemHref(details.dataset.shared ?? '') : place.href)
  if (text === undefined) place.textContent = 'The file could not be loaded. Close and open it to try again.'
  else if (listPlace) list(details, text)
  else show(details, text)
}

/** Loads and lists every file below an element, so that it can be printed. They stay loaded. */
function loadAll(root: HTMLElement): () => void {
  for (const fold of root.querySelectorAll<HTMLElement>('[data-shared]')) {
    const text = listPlaceIn(fold) ? fetchTextNow(itemHref(fold.dataset.shared ?? '')) : undefined
    if (text !== undefined) list(fold, text)
  }
  for (const details of root.querySelectorAll('details')) {
    const file = placeIn(details)?.href
    const text = file === undefined ? undefined : fetchTextNow(file)
    if (text !== undefined) show(details, text)
  }
  return () => {}
}

/** Colors the code of an open source file. It stays plain if the highlighter cannot be loaded. */
async function color(file: HTMLDetailsElement) {
  await load(file)
  const code = file.querySelector<HTMLElement>(':scope > figure code[data-language]')
  if (code === null || code.childElementCount > 0) return
  const highlight = await loadHighlighter()
  // The build wrote a `Language` into the attribute.
  if (highlight) renderTokens(code, highlight(code.textContent, code.dataset.language as Language))
}

/**
 * Loads and colors the source files below an element when they are opened or printed. They are printed if this comes before
 * `handleCodeBlocks`, which opens what is folded.
 *
 * @returns A function that stops.
 */
export function handleSourceFiles(root: HTMLElement | null) {
  if (root === null) return undefined
  const ended = new AbortController()
  const on = (type: keyof HTMLElementEventMap, listener: (event: Event) => void) =>
    // In the capture phase: `toggle` does not bubble.
    root.addEventListener(type, listener, { signal: ended.signal, capture: true })

  for (const approach of ['pointerover', 'focusin'] as const)
    on(approach, (event) => {
      if (closest(event, '[data-static] :not(figure) > details > summary') !== null) void loadHighlighter()
    })
  on('toggle', ({ target }) => {
    if (target instanceof HTMLDetailsElement && target.open) void color(target)
  })
  const endPrinting = onPrint(() => loadAll(root))
  // A file may be open already.
  for (const file of root.querySelectorAll<HTMLDetailsElement>('details[open]')) void color(file)
  return () => {
    ended.abort()
    endPrinting()
  }
}
