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
