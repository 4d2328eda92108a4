import {
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
} from 'react'
import { composeHandlers, useMergedRef } from './compose'
import { lockScroll } from './lock-scroll'
import { newOpening, showModal, type Opening } from './show-modal'

type DialogProps = ComponentProps<'dialog'>

/**
 * Shows a `<dialog>` as a modal while `open` is true, and calls `onCloseRequest` when the visitor asks to close it: by
 * Escape, a press on the backdrop or the browser's own gesture. The dialog closes once `open` is false.
 *
 * @param props The consumer's props of the dialog. Its handlers run before the dialog's own.
 * @returns The props of the dialog.
 */
export function useModalDialog(
  open: boolean,
  onCloseRequest: () => void,
  { ref, onCancel, onClose, onPointerDown, onClick, onKeyDown, ...rest }: DialogProps,
): DialogProps {
  const dialog = useRef<HTMLDialogElement>(null)
  const opening = useRef<Opening>(undefined)
  const [pressedOutside, setPressedOutside] = useState(false)
  const [closings, countClosing] = useReducer((count: number) => count + 1, 0)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) {
      opening.current = undefined
      return
    }
    // Kept while React hides the dialog, as `<Suspense>` and `<Activity>` do.
    opening.current ??= newOpening()
    const hide = showModal(element, opening.current)
    // If the content is too long for the window, the browser focuses the scroll container.
    if (document.activeElement?.matches(stops) !== true) reachableIn(element)[0]?.focus()
    const unlock = lockScroll()
    return () => {
      unlock()
      hide()
    }
  }, [open, closings])

  const cancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    // A file input inside the dialog fires `cancel`, too. One that cannot be prevented is followed by `close`.
    if (event.target !== event.currentTarget || !event.cancelable) return
    event.preventDefault()
    onCloseRequest()
  }
  // The browser may close the dialog, for example on a second Escape. Show it again if the consumer keeps it open.
  const closed = () => {
    if (!open) return
    onCloseRequest()
    countClosing()
  }
  // A text selection that starts inside and ends outside is not a click on the backdrop.
  const press = (event: MouseEvent<HTMLDialogElement>) => {
    setPressedOutside(isOutside(event))
  }
  const click = (event: MouseEvent<HTMLDialogElement>) => {
    if (pressedOutside && isOutside(event)) onCloseRequest()
  }

  return {
    ...rest,
    ref: useMergedRef(ref, dialog),
    onCancel: composeHandlers(onCancel, cancel),
    // The event is late: React may have shown the dialog again, or hidden it and taken the ref away.
    onClose: (event) => {
      if (dialog.current && !event.currentTarget.open) composeHandlers(onClose, closed)(event)
    },
    onPointerDown: composeHandlers(onPointerDown, press),
    onClick: composeHandlers(onClick, click),
    onKeyDown: composeHandlers(onKeyDown, keepFocus),
  }
}

/** Whether the pointer is on the backdrop: the target is the dialog, but the pointer is outside its box. */
function isOutside({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return target === currentTarget && (clientX < left || clientX > right || clientY < top || clientY > bottom)
}

const stops = 'a[href], button, input, select, textarea, summary, iframe, [contenteditable], [tabindex]'

/** The descendants that Tab reaches. */
const reachableIn = (root: Element) =>
  [...root.querySelectorAll<HTMLElement>(stops)].filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility(),
  )

/** Makes Tab and Shift + Tab cycle inside the dialog (WAI-ARIA Authoring Practices Guide, "Dialog (Modal)"). */
function keepFocus(event: KeyboardEvent): void {
  if (event.key !== 'Tab') return
  const reachable = reachableIn(event.currentTarget)
  const ends = [reachable[0], reachable.at(-1)]
  const [leaving, next] = event.shiftKey ? ends : ends.reverse()
  if (document.activeElement !== leaving) return
  event.preventDefault()
  next?.focus()
}
