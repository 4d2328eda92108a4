import type { KeyboardEvent } from 'react'
import type { useCombobox } from './use-combobox'

/** How far Page Up and Page Down go. */
const page = 10

interface KeysInput extends ReturnType<typeof useCombobox> {
  readonly multiple: boolean
  readonly freeText: boolean
}

/** The keys of a combobox with a list (WAI-ARIA Authoring Practices Guide, "Combobox"). */
export function pressKey(event: KeyboardEvent<HTMLInputElement>, box: KeysInput): void {
  const { key, altKey, shiftKey, ctrlKey, metaKey, currentTarget } = event
  // The browser's, such as those that select a text.
  if (ctrlKey || metaKey || shiftKey) return
  if (altKey) {
    if (key === 'ArrowDown') box.open()
    else if (key === 'ArrowUp') box.close()
    else return
    event.preventDefault()
    return
  }

  const { enabled, activeOption, isShown, values, query } = box
  const from = activeOption ? enabled.indexOf(activeOption) : -1
  const moveTo = (index: number) => {
    const option = enabled[index]
    if (option) box.setActive({ value: option.value })
  }
  const isAtStart = currentTarget.selectionStart === 0 && currentTarget.selectionEnd === 0
  const last = values.at(-1)
  // A text that is no option stays: the form says so, or the answer is still to come.
  const isEntered =
    key === 'Enter' && (box.freeText || query.trim() === '' || box.optionOf(query) !== undefined)

  if (key === 'ArrowDown' || key === 'ArrowUp') {
    const isDown = key === 'ArrowDown'
    if (!isShown || from === -1) box.open(isDown ? 'start' : 'end')
    else moveTo((from + (isDown ? 1 : -1) + enabled.length) % enabled.length)
  } else if (isShown && (key === 'PageDown' || key === 'PageUp')) {
    const to = from + (key === 'PageDown' ? page : -page)
    moveTo(Math.max(0, Math.min(to, enabled.length - 1)))
  } else if (key === 'Enter' && activeOption) {
    box.pick(activeOption)
  } else if (isEntered && box.multiple && query !== '') {
    box.settle()
  } else if (key === 'Escape' && isShown) {
    box.close()
  } else if (key === 'Escape' && box.text !== '') {
    box.clear()
  } else if (key === 'Backspace' && box.multiple && isAtStart && last !== undefined && !event.repeat) {
    box.remove(last)
  } else {
    // The caret moves, and the list waits.
    if (['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(key)) box.setActive(undefined)
    if (isEntered) {
      box.settle()
      box.close()
    }
    return
  }
  event.preventDefault()
}
