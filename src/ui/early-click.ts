/** Tells the inline script that the site handles clicks from now on. */
const listening = 'vitrine:listening'

/**
 * Remembers the last click on a button until the site is hydrated, and then repeats it, once. Other elements need no
 * script: links, fields and `<summary>` work without it, and forms are disabled until then.
 */
export function keepEarlyClick(): void {
  let clicked: HTMLButtonElement | undefined
  const remember = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (button?.type === 'button') clicked = button
  }
  const repeat = () => {
    window.removeEventListener('click', remember, true)
    clicked?.click()
  }
  window.addEventListener('click', remember, true)
  window.addEventListener(listening, repeat, { once: true })
}

/** Repeats a click that came before hydration. React hydrates the part of the page that was clicked at once. */
export const repeatEarlyClick = (): void => void window.dispatchEvent(new Event(listening))
