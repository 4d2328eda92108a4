/** Runs in the page: uses each control of the page, and those that this has shown, as far as that sends and opens nothing. */
export async function useControls(): Promise<void> {
  Object.assign(window, { alert: () => {}, open: () => null })
  HTMLFormElement.prototype.submit = () => {}
  HTMLElement.prototype.requestFullscreen = () => Promise.resolve()
  // The dialog that chooses a file opens only for a visitor.
  HTMLInputElement.prototype.click = () => {}

  const typed: Readonly<Record<string, string>> = {
    color: '#0c2238',
    date: '2026-11-12',
    number: '3',
    range: '1',
  }
  const type = (control: HTMLInputElement | HTMLTextAreaElement) => {
    const own = typed[control.type]
    for (const text of own === undefined ? ['Ada', ''] : [own]) {
      // By the prototype's setter: React takes a value that is set by the element's own for known.
      Reflect.set(Object.getPrototypeOf(control) as object, 'value', text, control)
      control.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
  const pressed = ['checkbox', 'radio', 'button', 'reset']
  const use = (control: HTMLElement) => {
    control.focus()
    if (control instanceof HTMLSelectElement) {
      control.selectedIndex = control.options.length - 1
      control.dispatchEvent(new Event('change', { bubbles: true }))
    } else if (
      control instanceof HTMLTextAreaElement ||
      (control instanceof HTMLInputElement && !pressed.includes(control.type))
    )
      type(control)
    else if (!(control instanceof HTMLButtonElement && control.form && control.type === 'submit'))
      control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    control.blur()
  }

  const used = new Set<Element>()
  for (const _round of ['what is there', 'what it has shown'])
    for (const control of document.querySelectorAll<HTMLElement>(
      'main :is(button, summary, input, select, textarea, [role=option], [role=gridcell])',
    )) {
      if (used.has(control) || !control.isConnected || control.matches('[type=file], [type=submit]')) continue
      used.add(control)
      use(control)
      // The translator and what is rendered later have their turn.
      await new Promise((resolve) => setTimeout(resolve))
    }
}
