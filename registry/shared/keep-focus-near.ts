import type { RefCallback } from 'react'
import { focusNear, isGone, isHidden, placeOf, type FocusPlace } from './focus'

/**
 * The ref of a component's root. When the part that has focus is removed, disabled or hidden, focus moves to the nearest
 * control. Browsers leave it on the page itself.
 */
export const keepFocusNear: RefCallback<HTMLElement> = (root) => {
  if (!root) return
  let place: FocusPlace | undefined
  const settle = () => {
    const [focused] = place?.path ?? []
    if (root.contains(document.activeElement) && focused && !isGone(focused)) return
    // The visitor may have left, and a root may be hidden as a whole.
    if (place && focused && isGone(focused) && !isHidden(root)) focusNear(place)
    if (root.contains(document.activeElement)) return
    observer.disconnect()
    place = undefined
  }
  const observer = new MutationObserver(settle)
  const follow = (target: EventTarget | null) => {
    if (!(target instanceof HTMLElement)) return
    place = placeOf(target)
    observer.observe(root, { attributes: true, childList: true, subtree: true })
  }
  const enter = ({ target }: FocusEvent) => follow(target)
  // Some browsers tell of what disappears, and do so before.
  const leave = () => queueMicrotask(settle)
  root.addEventListener('focusin', enter)
  root.addEventListener('focusout', leave)
  // A visitor may come here before hydration.
  if (root.contains(document.activeElement)) follow(document.activeElement)
  return () => {
    observer.disconnect()
    root.removeEventListener('focusin', enter)
    root.removeEventListener('focusout', leave)
  }
}
