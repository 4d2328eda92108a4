// jsdom, in which consumers test, has no top layer. What is shown there is only rendered.

/** TypeScript's DOM types have the option from version 6 on. */
interface PopoverWithSource {
  readonly showPopover: (options?: { source?: HTMLElement }) => void
}

/** Shows a popover. Its source is the control that opens it. */
export function showPopover(popover: HTMLElement, source?: HTMLElement | null): void {
  if (!('showPopover' in popover)) return
  const shown: PopoverWithSource = popover
  shown.showPopover(source ? { source } : {})
}

export function hidePopover(popover: HTMLElement): void {
  if ('hidePopover' in popover) popover.hidePopover()
}

export const isPopoverOpen = (popover: HTMLElement): boolean =>
  'showPopover' in popover && popover.matches(':popover-open')

/** Shows a dialog above the page, which is inert from then on. */
export function showDialog(dialog: HTMLDialogElement): void {
  if ('showModal' in dialog) dialog.showModal()
  else Reflect.set(dialog, 'open', true)
}

export function closeDialog(dialog: HTMLDialogElement): void {
  if ('close' in dialog) dialog.close()
  else Reflect.set(dialog, 'open', false)
}

/** The modal dialogs of the page, in its order. */
export const modalDialogs = (): readonly Element[] =>
  'showModal' in HTMLDialogElement.prototype ? [...document.querySelectorAll('dialog:modal')] : []

/** The animations of an element that are playing. */
export const animationsOf = (element: Element): readonly Animation[] =>
  'getAnimations' in element ? element.getAnimations() : []
