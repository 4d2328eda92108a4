import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react'
import type { Point } from './grace'

/** How long a finger rests for a long press, in ms, and how far it may move, in px. */
const delay = 500
const tolerance = 10

/**
 * Opens a menu by the `contextmenu` event, or by a long press where a browser has no such event for it, as on iOS. A press
 * that is still held would close the menu when it ends, so that the menu opens then.
 */
export function useLongPress(open: (point: Point) => void) {
  const stop = useRef(() => {})
  const isDown = useRef(false)
  const isLong = useRef(false)
  useEffect(() => () => stop.current(), [])

  /** Calls back after a time, or when one of some events comes, until it is stopped. */
  const waitFor = (types: readonly string[], act: () => void, time?: number) => {
    stop.current()
    const listening = new AbortController()
    const { signal } = listening
    const timer = time === undefined ? undefined : setTimeout(act, time)
    stop.current = () => {
      clearTimeout(timer)
      listening.abort()
    }
    const heard = time === undefined ? act : stop.current
    for (const type of types) window.addEventListener(type, heard, { signal, capture: true })
    return signal
  }
  // A browser that takes a long press for its own cancels the pointer, and the finger is still down.
  const ends = ['pointerup', 'pointercancel', 'touchend']
  const openAfter = (point: Point) => {
    isLong.current = true
    // The browser first closes what was opened before.
    waitFor(ends, () => waitFor([], () => open(point), 0))
  }

  return {
    onContextMenu: ({ buttons }: MouseEvent, point: Point) => {
      if (buttons !== 0 || isDown.current) openAfter(point)
      else open(point)
    },
    onPointerDown: ({ pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) => {
      isLong.current = false
      stop.current()
      if (pointerType === 'mouse' || !isPrimary) return
      isDown.current = true
      for (const type of ends)
        window.addEventListener(type, () => (isDown.current = false), { once: true, capture: true })
      const signal = waitFor(['pointerup', 'touchend', 'scroll'], () => openAfter({ x, y }), delay)
      const move = (event: globalThis.PointerEvent) => {
        if (Math.hypot(event.clientX - x, event.clientY - y) > tolerance) stop.current()
      }
      window.addEventListener('pointermove', move, { signal })
    },
    /** The finger that opened the menu presses nothing. */
    onClickCapture: (event: MouseEvent) => {
      if (!isLong.current || event.detail === 0) return
      isLong.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
