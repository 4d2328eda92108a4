import { deviceState } from '../../ui/device-state'

/** Whether shortcuts of a single key are on (WCAG 2.2, 2.1.4: they can be switched off). This device remembers it. */
export const singleKeys = deviceState<boolean>({
  key: 'vitrine:single-keys',
  parse: (text) => text !== 'off',
  format: (areOn) => (areOn ? 'on' : 'off'),
})

/** Where a key has a meaning of its own: fields, lists that take letters, and what is open above the page. */
const ownKeys =
  'input, textarea, select, [role=textbox], [role=combobox], [role=listbox], [role=menu], dialog, :popover-open'

/** A dialog that has just closed keeps the focus until the next frame, when nothing outside of it had it before. */
const isGone = (target: HTMLElement) => target.closest('dialog:not([open])') !== null

const hasOwnKeys = (target: EventTarget | undefined) =>
  target instanceof HTMLElement &&
  !isGone(target) &&
  (target.isContentEditable || target.closest(ownKeys) !== null)

/** Whether a key of a command is held down. AltGr is none: some keyboards write brackets with it. */
export const isCommand = (event: KeyboardEvent) =>
  !event.getModifierState('AltGraph') && (event.ctrlKey || event.metaKey || event.altKey)

/**
 * Calls a function when a key is pressed that is a shortcut by itself: not while single keys are switched off, in a field,
 * with Ctrl, Alt or ⌘, while the key is held down, or while a modal dialog is open.
 *
 * @param key As in `KeyboardEvent.key`. Some keyboards need Shift for it.
 * @returns What ends that.
 */
export function onShortcut(key: string, run: (event: KeyboardEvent) => void): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.key !== key || !singleKeys.read()) return
    if (event.defaultPrevented || event.repeat || event.isComposing) return
    if (isCommand(event)) return
    if (hasOwnKeys(event.composedPath()[0]) || document.querySelector('dialog:modal') !== null) return
    run(event)
  }
  window.addEventListener('keydown', press)
  return () => window.removeEventListener('keydown', press)
}
