type Modifiers = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Whether a modifier key is held down: the browser then opens a link in a new tab or window. */
export const hasModifier = ({ metaKey, ctrlKey, shiftKey, altKey }: Modifiers): boolean =>
  metaKey || ctrlKey || shiftKey || altKey

/** Events that show interest in a link or a list, so that its pages are fetched. */
export const interest = ['pointerover', 'focusin', 'touchstart'] as const

/** Fired once the site handles clicks. */
const listening = 'vitrine:listening'

/** Whether the browser handles a click: it submits a form, or opens a popover or dialog. */
const hasNativeAction = (button: HTMLButtonElement) =>
  (button.type !== 'button' && button.form !== null) || button.matches('[popovertarget], [commandfor]')

/**
 * Remembers the last click on a button before hydration, and repeats it after. Ctrl+K or ⌘K counts as a click on the button
 * that has this key, and Escape takes a click back. Other elements need no script: links, fields
 * and `<summary>` work without it, and forms are disabled until then.
 */
export function keepEarlyClick(): void {
  let clicked: HTMLButtonElement | undefined
  const remember = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (button !== null && !hasNativeAction(button)) clicked = button
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') clicked = undefined
    // Every document has this code, so it does not ask which system it is on. With Shift, the key is K.
    if (event.key !== 'k' || event.altKey || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    clicked = document.querySelector<HTMLButtonElement>('[aria-keyshortcuts]') ?? undefined
  }
  const repeat = () => {
    window.removeEventListener('click', remember, true)
    window.removeEventListener('keydown', press)
    clicked?.click()
  }
  window.addEventListener('click', remember, true)
  window.addEventListener('keydown', press)
  window.addEventListener(listening, repeat, { once: true })
}

/**
 * Repeats a click from before hydration, in a separate task: React hydrates the clicked part of the page immediately, but
 * not while it runs effects.
 */
export const repeatEarlyClick = (): void => void setTimeout(() => window.dispatchEvent(new Event(listening)))
