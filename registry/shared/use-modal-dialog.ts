import {
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  type ComponentProps,
  type MouseEvent,
  type RefCallback,
  type SyntheticEvent,
} from 'react'
import { composeHandlers, composeKeyHandlers, useMergedRef } from './compose'
import { focusStart, keepFocusInside, markAutoFocus, type InitialFocus } from './dialog-focus'
import { keepFocusNear } from './keep-focus-near'
import { lockScroll } from './lock-scroll'
import { newOpening, showModal, type Opening } from './show-modal'

type DialogProps = ComponentProps<'dialog'>

/**
 * Shows a `<dialog>` as a modal while `open` is true, and calls `onCloseRequest` when the visitor asks to close it: by
 * Escape, a press on the backdrop, the browser's own gesture, or a form in it with `method="dialog"`, whose button has a
 * value. Otherwise the value is ''. The dialog closes once `open` is false.
 *
 * @param initialFocus What has focus first. Without it, HTML's rules for dialogs apply.
 * @param props The consumer's props of the dialog. Its handlers run before the dialog's own.
 * @returns The props of the dialog, and the ref of an element in it that is before all content of the consumer.
 */
export function useModalDialog(
  open: boolean,
  onCloseRequest: (returnValue: string) => void,
  initialFocus: InitialFocus | undefined,
  { ref, onCancel, onClose, onPointerDown, onClick, onKeyDown, ...rest }: DialogProps,
): readonly [dialog: DialogProps, start: RefCallback<Element>] {
  const dialog = useRef<HTMLDialogElement>(null)
  const opening = useRef<Opening>(undefined)
  const [pressedOutside, setPressedOutside] = useState(false)
  const [closings, countClosing] = useReducer((count: number) => count + 1, 0)

  // React attaches refs and focuses what has `autoFocus` in the order of the document, and then runs the effects.
  const stopMarking = useRef(() => {})
  const start = (element: Element | null) => {
    const parent = element?.closest('dialog')
    if (parent) stopMarking.current = markAutoFocus(parent)
  }
  useLayoutEffect(() => stopMarking.current())

  const focusFirst = useEffectEvent((element: HTMLDialogElement, isNew: boolean) =>
    focusStart(element, isNew ? initialFocus : undefined),
  )
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) {
      opening.current = undefined
      return
    }
    // Kept while React hides the dialog, as `<Suspense>` and `<Activity>` do.
    const isNew = opening.current === undefined
    opening.current ??= newOpening()
    // The browser keeps the value of the last time.
    if (isNew) element.returnValue = ''
    const hide = showModal(element, opening.current)
    if (opening.current.focused === undefined) focusFirst(element, isNew)
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
    onCloseRequest('')
  }
  // The browser may close the dialog, for example on a second Escape. Show it again if the consumer keeps it open.
  const closed = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (!open) return
    onCloseRequest(event.currentTarget.returnValue)
    countClosing()
  }
  // A text selection that starts inside and ends outside is not a click on the backdrop.
  const press = (event: MouseEvent<HTMLDialogElement>) => {
    setPressedOutside(isOutside(event))
  }
  const click = (event: MouseEvent<HTMLDialogElement>) => {
    if (pressedOutside && isOutside(event)) onCloseRequest('')
  }

  const own = useMergedRef(dialog, keepFocusNear)
  const props: DialogProps = {
    ...rest,
    ref: useMergedRef(ref, own),
    onCancel: composeHandlers(onCancel, cancel),
    // The event is late: React may have shown the dialog again, or hidden it and taken the ref away.
    onClose: (event) => {
      if (dialog.current && !event.currentTarget.open) composeHandlers(onClose, closed)(event)
    },
    onPointerDown: composeHandlers(onPointerDown, press),
    onClick: composeHandlers(onClick, click),
    onKeyDown: composeKeyHandlers(onKeyDown, keepFocusInside),
  }
  return [props, start]
}

/** Whether the pointer is on the backdrop: the target is the dialog, but the pointer is outside its box. */
function isOutside({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return target === currentTarget && (clientX < left || clientX > right || clientY < top || clientY > bottom)
}
