import { useLayoutEffect, useRef, type RefObject } from 'react'
import { hidePopover, isPopoverOpen, showPopover } from './top-layer'

/**
 * Closes an open popover with what React hides, and opens it again with it. Focus is where it was, unless something else
 * has it by then. Browsers would leave the popover open and unseen.
 *
 * @param source The control that opens it.
 * @param isThere Whether the popover is on the page.
 */
export function useKeptPopover(
  popover: RefObject<HTMLElement | null>,
  source?: RefObject<HTMLElement | null>,
  isThere = true,
): void {
  const reopen = useRef<() => void>(undefined)
  useLayoutEffect(() => {
    reopen.current?.()
    const element = popover.current
    const control = source?.current
    if (!element) return
    return () => {
      const { activeElement } = document
      const show = () => {
        const isFree = document.activeElement === document.body
        showPopover(element, control)
        if (isFree && activeElement instanceof HTMLElement && element.contains(activeElement))
          activeElement.focus()
      }
      reopen.current = isPopoverOpen(element) ? show : undefined
      hidePopover(element)
    }
  }, [popover, source, isThere])
}
