import { useEffect, useState } from 'react'

/** How long something may take until it is shown that it takes long, in ms. */
const patience = 200

/**
 * Whether something has been true for 200 ms.
 *
 * CSS can delay a transition as well, but then the browser gives the element a layer of its own at once, each time.
 */
export function useLasting(isTrue: boolean): boolean {
  const [lasts, setLasts] = useState(false)
  useEffect(() => {
    if (!isTrue) return
    const timer = setTimeout(() => setLasts(true), patience)
    return () => {
      clearTimeout(timer)
      setLasts(false)
    }
  }, [isTrue])
  return lasts
}
