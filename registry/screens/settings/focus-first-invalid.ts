/** Moves focus to the first control of a form whose field says that its value is wrong. Returns whether there is one. */
export function focusFirstInvalid(form: HTMLFormElement): boolean {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid=true]')
  wrong?.focus()
  return wrong !== null
}
