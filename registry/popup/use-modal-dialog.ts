import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Shows the `<dialog>` around the returned ref's element as a modal while `open` is true. When the visitor asks to
 * close it, calls `onCloseRequest`; the dialog closes once `open` is false.
 */
export function useModalDialog(
  open: boolean,
  onCloseRequest: (() => void) | undefined,
): RefObject<HTMLDivElement | null> {
  // The ref of the dialog itself is left to the component that renders it.
  const content = useRef<HTMLDivElement>(null)
  const requestClose = useEffectEvent(() => onCloseRequest?.())

  useLayoutEffect(() => {
    const dialog = content.current?.closest('dialog')
    if (!open || !dialog) return
    const listening = new AbortController()
    const { signal } = listening
    let pressedOutside = false

    const cancel = (event: Event) => {
      if (event.target !== dialog) return
      event.preventDefault()
      requestClose()
    }
    // A browser may close the dialog without a cancel event, for example on a second Escape.
    const closed = () => {
      if (!dialog.open) requestClose()
    }
    // A text selection that starts inside and ends outside is not a click on the backdrop.
    const press = (event: PointerEvent) => {
      pressedOutside = isOutside(dialog, event)
    }
    const click = (event: MouseEvent) => {
      if (pressedOutside && isOutside(dialog, event)) requestClose()
    }

    dialog.addEventListener('cancel', cancel, { signal })
    dialog.addEventListener('close', closed, { signal })
    dialog.addEventListener('pointerdown', press, { signal })
    dialog.addEventListener('click', click, { signal })
    dialog.addEventListener('keydown', (event) => keepFocus(dialog, event), { signal })
    dialog.showModal()
    const unlock = lockScroll()
    return () => {
      listening.abort()
      unlock()
      dialog.close()
    }
  }, [open])

  return content
}

/** Whether the pointer is on the backdrop: the target is the dialog, but the pointer is outside the dialog's box. */
function isOutside(dialog: HTMLDialogElement, { target, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return target === dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom)
}

const stops = 'a[href], button, input, select, textarea, summary, iframe, [contenteditable], [tabindex]'

/** Makes Tab and Shift + Tab cycle inside the dialog (WAI-ARIA Authoring Practices Guide, "Dialog (Modal)"). */
function keepFocus(dialog: HTMLDialogElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return
  const reachable = [...dialog.querySelectorAll<HTMLElement>(stops)].filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility(),
  )
  const ends = [reachable[0], reachable.at(-1)]
  const [leaving, next] = event.shiftKey ? ends : ends.reverse()
  if (document.activeElement !== leaving) return
  event.preventDefault()
  next?.focus()
}

/** Keeps the page behind the dialog from scrolling, and reserves the space of its scrollbar so that nothing moves. */
function lockScroll(): () => void {
  const page = document.documentElement
  const { overflow, scrollbarGutter } = page.style
  if (window.innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable'
  page.style.overflow = 'hidden'
  return () => {
    page.style.overflow = overflow
    page.style.scrollbarGutter = scrollbarGutter
  }
}
