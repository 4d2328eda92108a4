import { holdsCommandKey } from '../../ui/command-key'
import { deviceState } from '../../ui/device-state'

/** Whether single-key shortcuts are on. Visitors can switch them off (WCAG 2.2, 2.1.4); this device remembers it. */
export const singleKeys = deviceState<boolean>({
  key: 'vitrine:single-keys',
  parse: (text) => text !== 'off',
  format: (areOn) => (areOn ? 'on' : 'off'),
})

/** Elements that handle keys themselves: fields, lists with typeahead, and whatever is open above the page. */
const ownKeys =
  'input, textarea, select, [role=textbox], [role=combobox], [role=listbox], [role=menu], dialog, :popover-open'

/** A dialog that has just closed may keep the focus until the next frame. */
const isGone = (target: HTMLElement) => target.closest('dialog:not([open])') !== null

const hasOwnKeys = (target: EventTarget | undefined) =>
  target instanceof HTMLElement &&
  !isGone(target) &&
  (target.isContentEditable || target.closest(ownKeys) !== null)

/** Whether Ctrl, Alt or ⌘ is held. AltGr does not count: some keyboards type brackets with it. */
export const isCommand = (event: KeyboardEvent) =>
  !event.getModifierState('AltGraph') && (event.ctrlKey || event.metaKey || event.altKey)

/**
 * Calls a function when a single-key shortcut is pressed: not while these are switched off, in a field, with Ctrl, Alt or
 * ⌘, on key repeat, or while a modal dialog is open.
 *
 * @param key As in `KeyboardEvent.key`. Some keyboards need Shift for it.
 * @returns A function that stops.
 */
export function onShortcut(key: string, run: (event: KeyboardEvent) => void): () => void {
  return onPress((event) => {
    if (event.key !== key || !singleKeys.read()) return
    if (event.defaultPrevented || event.repeat || event.isComposing) return
    if (isCommand(event)) return
    if (hasOwnKeys(event.composedPath()[0]) || document.querySelector('dialog:modal') !== null) return
    run(event)
  })
}

/**
 * Calls a function when a key is pressed with the command key, everywhere.
 *
 * @param key A lower-case letter.
 * @returns A function that stops.
 */
export function onCommandKey(key: string, run: (event: KeyboardEvent) => void): () => void {
  return onPress((event) => {
    if (event.key.toLowerCase() === key && holdsCommandKey(event) && !event.repeat) run(event)
  })
}

function onPress(press: (event: KeyboardEvent) => void): () => void {
  window.addEventListener('keydown', press)
  return () => window.removeEventListener('keydown', press)
}
