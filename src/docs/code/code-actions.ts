import { copyText } from '../../ui/copy-text'
import { iconAddress } from '../../ui/icon'
import { onPrint } from '../../ui/printing'

/** How long the check icon or the word is shown, in ms. */
const confirmation = 2000

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>()

type CopyState = 'ready' | 'copied' | 'refused'

const words: Readonly<Record<CopyState, string>> = { ready: '', copied: 'Copied', refused: 'Not copied' }

export function showState(button: HTMLElement, state: CopyState) {
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

/** The closest element around an event's target that matches a selector. */
export const closest = ({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null

/** Opens all that is folded below an element, so that it is printed; returns what closes it again. */
function unfold(root: HTMLElement): () => void {
  const closed = [...root.querySelectorAll<HTMLDetailsElement>('details:not([open])')]
  for (const details of closed) details.open = true
  return () => closed.forEach((details) => (details.open = false))
}

/**
 * Handles the copy buttons and folds below an element, also those added later: static HTML has no handlers.
 *
 * @returns A function that stops.
 */
export function handleCodeBlocks(root: HTMLElement | null) {
  if (root === null) return undefined
  const press = (event: Event) => {
    const button = closest(event, '[data-copy]')
    if (button !== null) void copy(button)
  }
  root.addEventListener('click', press, true)
  const endPrinting = onPrint(() => unfold(root))
  return () => {
    root.removeEventListener('click', press, true)
    endPrinting()
  }
}
