import { startTransition, useLayoutEffect, useState } from 'react'
import type { LazyValue } from '../ui/load-chunk'

/** A lazy value for a screen that has something to show before it is loaded. */
export function useLazyValue<Value>({ current, loadToShow }: LazyValue<Value>): Value | undefined {
  const [value, setValue] = useState(current)
  useLayoutEffect(() => {
    if (value !== undefined) return undefined
    let isShown = true
    const show = (next: () => Value) => {
      if (isShown) startTransition(() => setValue(next))
    }
    loadToShow().then(
      (loaded) => show(() => loaded),
      // Thrown while the screen renders, so that the error view replaces it.
      (error: unknown) =>
        show(() => {
          throw error
        }),
    )
    return () => {
      isShown = false
    }
  }, [loadToShow, value])
  return value
}
