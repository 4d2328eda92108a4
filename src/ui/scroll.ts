import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true })
  window.addEventListener('resize', listener)
  return () => {
    window.removeEventListener('scroll', listener)
    window.removeEventListener('resize', listener)
  }
}

/** A value that is read again on each scroll. The prerendered page has `initial`. */
export const useScrollY = <Value extends number | boolean>(read: () => Value, initial: Value): Value =>
  useSyncExternalStore(subscribe, read, () => initial)

/** Locks the scroll position of the page, without a shift when the scrollbar disappears; returns what unlocks it. */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement
  const { overflow, scrollbarGutter } = style
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable'
  style.overflow = 'hidden'
  return () => {
    style.overflow = overflow
    style.scrollbarGutter = scrollbarGutter
  }
}
