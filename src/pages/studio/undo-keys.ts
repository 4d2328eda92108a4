import { holdsCommandKey } from '../../site/navigation/shortcuts'
import { redoStep, undoStep } from './studio-store'

/** Fields in which these keys take back what was typed. */
const textFields =
  'textarea, select, [contenteditable], input:not([type=range], [type=color], [type=checkbox])'

const stepOf = (event: KeyboardEvent) => {
  const isCommand = holdsCommandKey({
    metaKey: event.metaKey,
    ctrlKey: event.ctrlKey,
    altKey: event.altKey,
    shiftKey: false,
  })
  const key = event.key.toLowerCase()
  if (!isCommand) return undefined
  if (key === 'z') return event.shiftKey ? redoStep : undoStep
  return key === 'y' && !event.shiftKey ? redoStep : undefined
}

/**
 * Undoes and redoes by ⌘Z and ⇧⌘Z or Ctrl+Z and Ctrl+Y, except in a field of text and while a modal dialog is open.
 *
 * @returns What ends that.
 */
export function followUndoKeys(): () => void {
  const press = (event: KeyboardEvent) => {
    const step = stepOf(event)
    const isInText = event.target instanceof Element && event.target.matches(textFields)
    if (step === undefined || isInText || document.querySelector('dialog:modal') !== null) return
    event.preventDefault()
    step()
  }
  window.addEventListener('keydown', press)
  return () => window.removeEventListener('keydown', press)
}
