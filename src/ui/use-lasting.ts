import { useEffect, useState } from 'react'

/** The delay of a loading indicator, in ms. */
const patience = 200

/**
 * Whether a value has been true for 200 ms. A delayed CSS transition would do the same, but it creates a layer each time.
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
