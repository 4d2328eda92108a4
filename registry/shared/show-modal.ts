import { focusNear, placeOf, type FocusPlace } from './focus'
import { closeDialog, showDialog } from './top-layer'

/** The opening of a dialog by the visitor or the consumer. It lasts while React hides the dialog. */
export interface Opening {
  /** Dialogs that were opened later are above. */
  readonly order: number
  /** The place of what had focus before. It gets the focus back, or what is nearest once it has disappeared. */
  readonly opener: FocusPlace | undefined
  /** What had focus in the dialog when React hid it. */
  focused?: Element | undefined
}

interface Shown {
  readonly dialog: HTMLDialogElement
  readonly opening: Opening
}

let openings = 0
/** The dialogs in the top layer, the lowest first. */
let shown: readonly Shown[] = []

export function newOpening(): Opening {
  const { activeElement } = document
  const hasOpener = activeElement instanceof HTMLElement && activeElement !== document.body
  return { order: ++openings, opener: hasOpener ? placeOf(activeElement) : undefined }
}

/**
 * Shows a modal dialog: above those that were opened before it, and below those that were opened after it or are inside
 * it. Shown again, it has focus where it was. Returns a function that hides it.
 */
export function showModal(dialog: HTMLDialogElement, opening: Opening): () => void {
  const one = { dialog, opening }
  const isAbove = (other: Shown) =>
    dialog.contains(other.dialog) || (other.opening.order > opening.order && !other.dialog.contains(dialog))
  const above = shown.filter(isAbove)
  // The element that is shown last is on top.
  above.toReversed().forEach(lower)
  for (const each of [one, ...above]) raise(each)
  shown = [...shown.filter((other) => !isAbove(other)), one, ...above]
  return () => {
    shown = shown.filter((other) => other !== one)
    lower(one)
    // React may be about to remove or to disable what had focus.
    if (opening.opener) queueMicrotask(focusNear.bind(undefined, opening.opener))
  }
}

/** The browser takes what has focus now for what gets it back. */
function raise({ dialog, opening: { opener, focused } }: Shown): void {
  focus(opener?.path[0])
  showDialog(dialog)
  focus(focused)
}

function lower({ dialog, opening }: Shown): void {
  const { activeElement } = document
  if (activeElement && dialog.contains(activeElement)) opening.focused = activeElement
  closeDialog(dialog)
}

function focus(element: Element | null | undefined): void {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true })
}
