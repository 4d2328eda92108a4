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
