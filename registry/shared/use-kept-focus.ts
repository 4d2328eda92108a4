import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Gives focus back to what had it in an element when React hid it, unless something else has it by then. Browsers drop
 * the focus of what is hidden. Call it after the effect that shows the element.
 */
export function useKeptFocus(root: RefObject<Element | null>): void {
  const kept = useRef<Element>(null)
  useLayoutEffect(() => {
    const element = root.current
    if (kept.current instanceof HTMLElement && document.activeElement === document.body)
      kept.current.focus({ preventScroll: true })
    return () => {
      const { activeElement } = document
      kept.current = element?.contains(activeElement) === true ? activeElement : null
    }
  }, [root])
}
