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
  const isHeld = useRef(false)
  useEffect(() => () => stop.current(), [])

  /** Opens once the pointer is up: the browser then closes what was opened before. */
  const openAfter = (point: Point) => {
    const listening = new AbortController()
    const { signal } = listening
    let timer: ReturnType<typeof setTimeout> | undefined
    stop.current()
    stop.current = () => {
      clearTimeout(timer)
      listening.abort()
    }
    const up = () => {
      listening.abort()
      timer = setTimeout(() => open(point))
    }
    for (const type of ['pointerup', 'pointercancel']) window.addEventListener(type, up, { signal })
  }

  return {
    onContextMenu: ({ buttons }: MouseEvent, point: Point) => {
      if (buttons !== 0 || isHeld.current) openAfter(point)
      else open(point)
    },
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      stop.current()
      isHeld.current = false
      if (pointerType === 'mouse') return
      const listening = new AbortController()
      const { signal } = listening
      const timer = setTimeout(() => {
        listening.abort()
        isHeld.current = true
        openAfter({ x, y })
      }, delay)
      stop.current = () => {
        clearTimeout(timer)
        listening.abort()
      }
      const move = (event: globalThis.PointerEvent) => {
        if (Math.hypot(event.clientX - x, event.clientY - y) > tolerance) stop.current()
      }
      window.addEventListener('pointermove', move, { signal })
      for (const type of ['pointerup', 'pointercancel', 'scroll'])
        window.addEventListener(type, () => stop.current(), { signal, capture: true })
    },
    /** The finger that opened the menu presses nothing. */
    onClickCapture: (event: MouseEvent) => {
      if (!isHeld.current || event.detail === 0) return
      isHeld.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
