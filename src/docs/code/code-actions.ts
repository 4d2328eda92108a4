import { renderTokens } from '../../highlighter/code-tokens'
import { loadHighlighter } from '../../highlighter/load-highlighter'
import type { Language } from '../../registry/sections'
import { copyText } from '../../ui/copy-text'
import { iconAddress } from '../../ui/icon'
import { onPrint } from '../../ui/printing'

/** How long the check icon or the word is shown, in ms. */
const confirmation = 2000

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>()

/** What a copy button says: nothing, that it has copied, or that the browser refused. */
type CopyState = 'ready' | 'copied' | 'refused'

const words: Readonly<Record<CopyState, string>> = { ready: '', copied: 'Copied', refused: 'Not copied' }

function showState(button: HTMLElement, state: CopyState) {
  button.toggleAttribute('data-copied', state === 'copied')
  button.toggleAttribute('data-refused', state === 'refused')
  button.querySelector('use')?.setAttribute('href', iconAddress(state === 'copied' ? 'check' : 'copy'))
  const status = button.querySelector('[role=status]')
  if (status !== null) status.textContent = words[state]
}

/** Copies the code beside a button. A check icon confirms it; after a failure, the icon stays and a word is beside it. */
async function copy(button: HTMLElement) {
  const text = button.closest(':has(> pre)')?.querySelector('pre')?.textContent ?? ''
  const state = await copyText(text).then(
    (): CopyState => 'copied',
    (): CopyState => 'refused',
  )
  clearTimeout(timers.get(button))
  showState(button, state)
  timers.set(
    button,
    setTimeout(() => showState(button, 'ready'), confirmation),
  )
}

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
  // A translator may have put texts into elements of its own.
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
const placeIn = (details: HTMLDetailsElement) => details.querySelector<HTMLAnchorElement>('a[data-file]')

/** Replaces the link to a file with its text. */
function show(details: HTMLDetailsElement, text: string) {
  const place = placeIn(details)
  const other = document.querySelector<HTMLElement>('main figure:has([data-copy])')
  if (!place || !other) return
  const name = details.querySelector('summary')?.textContent ?? ''
  place.replaceWith(figureLike(other, name, text.trimEnd(), place.dataset.file ?? ''))
}

/** Loads and shows a file, once. After a failure, opening the file tries again. */
async function load(details: HTMLDetailsElement) {
  const place = placeIn(details)
  if (!place) return
  const text = await fetchText(place.href)
  if (text !== undefined) show(details, text)
  else place.textContent = 'This file could not be loaded. Close and open it to try again.'
}

/** Opens every file below an element, so that it is printed; returns what closes them again. */
function unfold(root: HTMLElement): () => void {
  const closed = [...root.querySelectorAll<HTMLDetailsElement>('details:not([open])')]
  for (const details of closed) {
    const file = placeIn(details)?.href
    const text = file === undefined ? undefined : fetchTextNow(file)
    if (text !== undefined) show(details, text)
    details.open = true
  }
  return () => closed.forEach((details) => (details.open = false))
}

/** Colors the code of an open source file. It stays plain if the highlighter cannot be loaded. */
async function color(file: HTMLDetailsElement) {
  await load(file)
  const code = file.querySelector<HTMLElement>('code[data-language]')
  if (code === null || code.childElementCount > 0) return
  const highlight = await loadHighlighter()
  // The build wrote a `Language` into the attribute.
  if (highlight) renderTokens(code, highlight(code.textContent, code.dataset.language as Language))
}

/** The closest element around an event's target that matches a selector. */
const closest = ({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null

/**
 * Handles the copy buttons and source files below an element, also those added later: static HTML has no handlers.
 *
 * @returns A function that stops.
 */
export function handleCodeBlocks(root: HTMLElement | null) {
  if (root === null) return undefined
  const ended = new AbortController()
  const on = (type: keyof HTMLElementEventMap, listener: (event: Event) => void) =>
    // In the capture phase: `toggle` does not bubble.
    root.addEventListener(type, listener, { signal: ended.signal, capture: true })

  on('click', (event) => {
    const button = closest(event, '[data-copy]')
    if (button !== null) void copy(button)
  })
  for (const approach of ['pointerover', 'focusin'] as const)
    on(approach, (event) => {
      if (closest(event, '[data-static] :not(figure) > details > summary') !== null) void loadHighlighter()
    })
  on('toggle', ({ target }) => {
    if (target instanceof HTMLDetailsElement && target.open) void color(target)
  })
  const endPrinting = onPrint(() => unfold(root))
  // A file may be open already.
  for (const file of root.querySelectorAll<HTMLDetailsElement>('details[open]')) void color(file)
  return () => {
    ended.abort()
    endPrinting()
  }
}
