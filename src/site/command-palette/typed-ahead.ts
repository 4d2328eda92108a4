import { isCommand } from '../navigation/shortcuts'

let typed = ''

/** What was typed after the palette was asked for, and before its field was there. */
export const typedAhead = (): string => typed

/** To be called when the field has it. */
export const forgetTyped = (): void => void (typed = '')

/**
 * Keeps what is typed for the palette until its field is there. The page behind gets none of it.
 *
 * @param onCancel Called for Escape.
 * @returns What ends that.
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
    // The name of any other key is longer than what it types.
    else if (key.length === 1) typed += key
    else if (key !== 'Enter') return
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('keydown', keep, true)
  return () => window.removeEventListener('keydown', keep, true)
}
