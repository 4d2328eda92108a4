import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true })
  window.addEventListener('resize', listener)
  return () => {
    window.removeEventListener('scroll', listener)
    window.removeEventListener('resize', listener)
  }
}

/** A value derived from the scroll position. The prerendered page shows `initial`. */
export const useScrollY = <Value extends number | boolean>(read: () => Value, initial: Value): Value =>
  useSyncExternalStore(subscribe, read, () => initial)

/** Keeps the page behind an overlay from scrolling, and from shifting sideways when its scrollbar disappears. */
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
