import { startTransition, useEffect, useState } from 'react'
import type { LazyValue } from './load-chunk'

/** Waits until the current frame is painted: a timer that is set in a frame fires after it. */
const nextPaint = () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))

/**
 * A lazy value for a screen that has something to show before it. The first frame never has the value, even when it is
 * loaded already, so that a click is answered at once; the value follows as soon as it is loaded.
 */
export function useLazyValue<Value>({ load }: LazyValue<Value>): Value | undefined {
  const [value, setValue] = useState<Value>()
  useEffect(() => {
    let isShown = true
    const show = (next: () => Value) => {
      if (isShown) startTransition(() => setValue(next))
    }
    Promise.all([load(), nextPaint()]).then(
      ([loaded]) => show(() => loaded),
      // Thrown while the screen renders, so that the error view replaces it.
      (error: unknown) =>
        show(() => {
          throw error
        }),
    )
    return () => {
      isShown = false
    }
  }, [load])
  return value
}
