type Modifiers = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Whether a key that changes what a click does is held down: the browser then opens a link in its own way. */
export const hasModifier = ({ metaKey, ctrlKey, shiftKey, altKey }: Modifiers): boolean =>
  metaKey || ctrlKey || shiftKey || altKey

/** Events that show interest in a link or a list. What is only on screen is not fetched. */
export const interest = ['pointerover', 'focusin', 'touchstart'] as const

/** Tells the inline script that the site handles clicks from now on. */
const listening = 'vitrine:listening'

/** Whether the browser itself acts on a click: it submits a form, or opens a popover or dialog. */
const hasNativeAction = (button: HTMLButtonElement) =>
  (button.type !== 'button' && button.form !== null) || button.matches('[popovertarget], [commandfor]')

/**
 * Remembers the last click on a button until the site is hydrated, and then repeats it, once. Other elements need no
 * script: links, fields and `<summary>` work without it, and forms are disabled until then.
 */
export function keepEarlyClick(): void {
  let clicked: HTMLButtonElement | undefined
  const remember = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (button !== null && !hasNativeAction(button)) clicked = button
  }
  const repeat = () => {
    window.removeEventListener('click', remember, true)
    clicked?.click()
  }
  window.addEventListener('click', remember, true)
  window.addEventListener(listening, repeat, { once: true })
}

/**
 * Repeats a click that came before hydration. React hydrates the part of the page that was clicked at once, but not
 * while it runs effects: the click comes in a task of its own.
 */
export const repeatEarlyClick = (): void => void setTimeout(() => window.dispatchEvent(new Event(listening)))
