import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react'
import type { Point } from './grace'

/** How long a finger rests for a long press, in ms, and how far it may move, in px. */
const delay = 500
const tolerance = 10

/**
 * Opens a menu by the `contextmenu` event, or by a long press in browsers without this event for it, as on iOS. The end of a
 * press would close an open menu, so the menu opens when the press ends.
 */
export function useLongPress(open: (point: Point) => void) {
  const stop = useRef(() => {})
  /** Whether a finger is down. Its `touchend` will follow. */
  const isDown = useRef(false)
  useEffect(() => () => stop.current(), [])

  /** Listens to the window until it is stopped. */
  const listen = () => {
    stop.current()
    const listening = new AbortController()
    stop.current = () => listening.abort()
    return { signal: listening.signal, capture: true }
  }
  const openAfterTouch = (point: Point) => {
    const options = listen()
    if (!isDown.current) {
      open(point)
      return
    }
    const end = (event: Event) => {
      stop.current()
      // Otherwise, the browser turns the touch into a click, which closes the menu and presses what is below it.
      if (event.cancelable) event.preventDefault()
      open(point)
    }
    for (const type of ['touchend', 'touchcancel']) window.addEventListener(type, end, options)
  }

  return {
    onContextMenu: ({ buttons }: MouseEvent, point: Point) => {
      if (isDown.current || buttons === 0) openAfterTouch(point)
      // The browser first closes what was opened before.
      else window.addEventListener('pointerup', () => setTimeout(open, 0, point), { ...listen(), once: true })
    },
    onPointerDown: ({ pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) => {
      stop.current()
      if (pointerType !== 'touch' || !isPrimary) return
      const options = listen()
      const { signal } = options
      isDown.current = true
      for (const type of ['touchend', 'touchcancel'])
        window.addEventListener(type, () => (isDown.current = false), { once: true, capture: true })
      const timer = setTimeout(() => openAfterTouch({ x, y }), delay)
      signal.addEventListener('abort', () => clearTimeout(timer))
      // A browser that uses the press itself, such as for scrolling, fires no `touchend`, so `scroll` stops the timer, too.
      for (const type of ['touchend', 'scroll']) window.addEventListener(type, stop.current, options)
      const move = (event: globalThis.PointerEvent) => {
        if (Math.hypot(event.clientX - x, event.clientY - y) > tolerance) stop.current()
      }
      window.addEventListener('pointermove', move, options)
    },
  }
}
