import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'

const never = () => () => {}

/** False while prerendering and hydrating, true from the first update after hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/** The root element of the site. Its `data-search` is the query that the document was prerendered with. */
export const rootElement = (): HTMLElement | null => document.getElementById('root')

/** The page's query: that of the prerendered document until hydration, then that of the address. */
export function useSearch(): URLSearchParams {
  const { search } = useLocation()
  const hydrated = useHydrated()
  const prerendered = typeof document === 'undefined' ? search : rootElement()?.dataset.search
  return new URLSearchParams(hydrated ? search : prerendered)
}

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
