import { startTransition, useLayoutEffect, useState } from 'react'
import { nextPaint } from '../ui/next-paint'
import type { LazyValue } from './load-chunk'

/**
 * A lazy value for a screen that has something to show before it. The first frame never has the value, even when it is
 * loaded already, so that a click is answered at once; the value follows as soon as it is loaded.
 */
export function useLazyValue<Value>({ load }: LazyValue<Value>): Value | undefined {
  const [value, setValue] = useState<Value>()
  // With the first frame and not after it, so that the value comes right behind that frame.
  useLayoutEffect(() => {
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
