import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Shows the `<dialog>` around the returned ref's element as a modal one while `open`. A visitor who wants it closed is
 * passed on to `onAsk`; only `open` closes it.
 */
export function useModalDialog(
  open: boolean,
  onAsk: (() => void) | undefined,
): RefObject<HTMLDivElement | null> {
  // The ref of the dialog itself belongs to whoever renders it.
  const content = useRef<HTMLDivElement>(null)
  const ask = useEffectEvent(() => onAsk?.())

  useLayoutEffect(() => {
    const dialog = content.current?.closest('dialog')
    if (!open || !dialog) return
    const listening = new AbortController()
    const { signal } = listening
    let pressedOutside = false

    const cancel = (event: Event) => {
      if (event.target !== dialog) return
      event.preventDefault()
      ask()
    }
    // A browser may close the dialog without asking, at a second Escape say.
    const closed = () => {
      if (!dialog.open) ask()
    }
    // A text selection that ends outside has begun inside, and is no click on the backdrop.
    const press = (event: PointerEvent) => {
      pressedOutside = isOutside(dialog, event)
    }
    const click = (event: MouseEvent) => {
      if (pressedOutside && isOutside(dialog, event)) ask()
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

/** Whether a pointer is on the backdrop: its target is the dialog, and it lies outside of the dialog's box. */
function isOutside(dialog: HTMLDialogElement, { target, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return target === dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom)
}

const stops = 'a[href], button, input, select, textarea, summary, iframe, [contenteditable], [tabindex]'

/** Tab goes round inside the dialog (WAI-ARIA Authoring Practices, "Dialog (Modal)"). */
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

/** Keeps the page behind still, and its scrollbar's place free, so that nothing moves. */
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
