import { useLayoutEffect, useRef, type ComponentProps } from 'react'
import { useMergedRef } from './compose'

type DialogProps = ComponentProps<'dialog'>

/**
 * Lets a dialog in the middle of the window grow from what opens it, which has focus until then: from there, its animation
 * scales it. Without such an element, it grows from its own middle. Call it before `useModalDialog`, which moves focus.
 *
 * @param props The consumer's props of the dialog.
 * @returns The same props, with a ref.
 */
export function useGrowth(open: boolean, { ref, ...rest }: DialogProps): DialogProps {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    if (open && dialog.current) dialog.current.style.transformOrigin = originAt(document.activeElement)
  }, [open])
  return { ...rest, ref: useMergedRef(ref, dialog) }
}

/** The middle of the opener, seen from the middle of the window. */
function originAt(opener: Element | null): string {
  if (!opener || opener === document.body) return ''
  const { x, y, width, height } = opener.getBoundingClientRect()
  return `calc(50% + ${x + (width - innerWidth) / 2}px) calc(50% + ${y + (height - innerHeight) / 2}px)`
}
