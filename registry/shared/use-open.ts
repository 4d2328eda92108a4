import { useLayoutEffect, useRef } from 'react'
import { useControllable } from './use-controllable'

/**
 * The open state of something that the pointer opens and closes as it passes. The pointer may leave before React has
 * rendered the change.
 *
 * @param open The consumer's value. With it, the component is controlled.
 * @param defaultOpen Whether it is open initially, when uncontrolled.
 * @param onOpenChange Called with each change that the visitor asks for.
 * @returns Whether it is open, and a function that asks for a change, unless it is already so.
 */
export function useOpen(
  open: boolean | undefined,
  defaultOpen: boolean,
  onOpenChange: ((open: boolean) => void) | undefined,
): readonly [open: boolean, set: (open: boolean) => void] {
  const [shown, change] = useControllable(open, defaultOpen, onOpenChange)
  const asked = useRef(shown)
  useLayoutEffect(() => {
    asked.current = shown
  }, [shown])
  const set = (next: boolean) => {
    // A consumer may have refused the last change: ask again.
    if (next === shown && next === asked.current) return
    asked.current = next
    change(next)
  }
  return [shown, set]
}
