import { isCommand } from '../navigation/shortcuts'

let typed = ''

/** The text typed before the palette has its field. */
export const typedAhead = (): string => typed

/** Call this once the field contains the text. */
export const forgetTyped = (): void => void (typed = '')

/**
 * Collects what is typed until the palette has its field. The page behind does not get these keys.
 *
 * @param onCancel Called on Escape.
 * @returns A function that stops.
 */
export function keepTyped(onCancel: () => void): () => void {
  forgetTyped()
  const keep = (event: KeyboardEvent) => {
    const { key } = event
    if (event.isComposing || isCommand(event)) return
    if (key === 'Escape') {
      forgetTyped()
      onCancel()
    } else if (key === 'Backspace') typed = typed.slice(0, -1)
    // Other keys have longer names: `Tab`, `ArrowUp`.
    else if (key.length === 1) typed += key
    else if (key !== 'Enter') return
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('keydown', keep, true)
  return () => window.removeEventListener('keydown', keep, true)
}
