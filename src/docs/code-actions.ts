import { renderTokens } from '../highlighter/code-tokens'
import { loadHighlighter } from '../highlighter/use-highlighted'
import type { Language } from '../registry/sections'
import { iconAddress } from '../ui/icon'

/** How long the check icon confirms a copy, in ms. */
const confirmation = 2000

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>()

function confirm(button: HTMLElement, isCopied: boolean) {
  button.toggleAttribute('data-copied', isCopied)
  button.querySelector('use')?.setAttribute('href', iconAddress(isCopied ? 'check' : 'copy'))
  const status = button.querySelector('[role=status]')
  if (status !== null) status.textContent = isCopied ? 'Copied' : ''
}

/** Copies the code beside a button. A check icon confirms it for 2 s; after a failure the icon stays the same. */
async function copy(button: HTMLElement) {
  const block = button.closest('figure')
  // The text of a file that is not there yet must not be copied in its place.
  if (block?.querySelector('code[data-file]')) return
  try {
    await navigator.clipboard.writeText(block?.querySelector('pre')?.textContent ?? '')
  } catch {
    // The browser may refuse the clipboard. The icon then does not change.
    return
  }
  clearTimeout(timers.get(button))
  confirm(button, true)
  const end = () => confirm(button, false)
  timers.set(button, setTimeout(end, confirmation))
}

/** Fetches a text. Nothing if that fails. */
async function fetchText(address: string): Promise<string | undefined> {
  try {
    // The text belongs to the page that is on screen, not to one that was shown an hour ago.
    const response = await fetch(address, { cache: 'no-cache' })
    return response.ok ? await response.text() : undefined
  } catch {
    return undefined
  }
}

/** Puts the text of a file into its block, once. It is tried again when the block is opened again. */
async function load(code: HTMLElement) {
  const { file } = code.dataset
  if (file === undefined) return
  const text = await fetchText(file)
  code.textContent = text?.trimEnd() ?? 'This file could not be loaded. Close and open it to try again.'
  if (text !== undefined) delete code.dataset.file
}

/** Colors the code of an unfolded source file. It stays plain if the highlighter cannot be loaded. */
async function color(file: HTMLDetailsElement) {
  const code = file.querySelector<HTMLElement>('code[data-language]')
  if (code === null) return
  await load(code)
  if (code.dataset.file !== undefined || code.childElementCount > 0) return
  const highlight = await loadHighlighter()
  // The build wrote a `Language` into the attribute.
  if (highlight) renderTokens(code, highlight(code.textContent, code.dataset.language as Language))
}

/** The nearest element that matches a selector, from the target of an event upwards. */
const closest = ({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null

/**
 * Handles the copy buttons and the source files below an element, now and later: they are static HTML, which has no
 * handlers of its own.
 *
 * @returns What ends it.
 */
export function handleCodeBlocks(root: HTMLElement | null) {
  if (root === null) return undefined
  const ended = new AbortController()
  const on = (type: keyof HTMLElementEventMap, listener: (event: Event) => void) =>
    // Captured: `toggle` does not bubble.
    root.addEventListener(type, listener, { signal: ended.signal, capture: true })

  on('click', (event) => {
    const button = closest(event, '[data-copy]')
    if (button !== null) void copy(button)
  })
  for (const approach of ['pointerover', 'focusin'] as const)
    on(approach, (event) => {
      if (closest(event, '[data-static] summary') !== null) void loadHighlighter()
    })
  on('toggle', ({ target }) => {
    if (target instanceof HTMLDetailsElement && target.open) void color(target)
  })
  // A file may have been unfolded before.
  for (const file of root.querySelectorAll<HTMLDetailsElement>('details[open]')) void color(file)
  return () => ended.abort()
}
