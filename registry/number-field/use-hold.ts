import { useEffect, useEffectEvent, useRef, useState, type MouseEvent, type PointerEvent } from 'react'

/** How long a button is held before it repeats, and the time from one repetition to the next, in ms. */
const delay = 400
const pause = 60

/**
 * A button that acts when it is pressed, and again and again while it is held.
 *
 * @param act Called with the direction of the button.
 * @returns A function that makes the handlers of the button with a direction.
 */
export function useHold<Direction>(act: (direction: Direction) => void) {
  const [held, setHeld] = useState<Direction>()
  const hasRepeated = useRef(false)
  const repeat = useEffectEvent((direction: Direction) => {
    hasRepeated.current = true
    act(direction)
  })

  useEffect(() => {
    if (held === undefined) return
    let timer = setTimeout(function again() {
      repeat(held)
      timer = setTimeout(again, pause)
    }, delay)
    const release = () => setHeld(undefined)
    const listening = new AbortController()
    const { signal } = listening
    // A button that is disabled at a limit may not hear of it.
    for (const type of ['pointerup', 'pointercancel', 'blur'])
      window.addEventListener(type, release, { signal })
    return () => {
      clearTimeout(timer)
      listening.abort()
    }
  }, [held])
  // React may hide the button while it is held.
  useEffect(() => () => setHeld(undefined), [])

  return (direction: Direction) => ({
    onPointerDown: ({ button }: PointerEvent) => {
      hasRepeated.current = false
      if (button === 0) setHeld(() => direction)
    },
    onPointerLeave: () => setHeld(undefined),
    onClick: ({ detail }: MouseEvent) => {
      // A click of a screen reader has no pointer.
      if (!hasRepeated.current || detail === 0) act(direction)
    },
    onContextMenu: (event: MouseEvent) => {
      // That of a long press.
      if (held !== undefined) event.preventDefault()
    },
  })
}
