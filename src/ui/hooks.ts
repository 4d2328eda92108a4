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

/** The element that the site renders into. Its `data-search` is the query that the document was prerendered with. */
export const rootElement = (): HTMLElement | null => document.getElementById('root')

/** The page's query: the prerendered document's until hydration, then the address bar's. */
export function useSearch(): URLSearchParams {
  const { search } = useLocation()
  const hydrated = useHydrated()
  const prerendered = typeof document === 'undefined' ? search : rootElement()?.dataset.search
  return new URLSearchParams(hydrated ? search : prerendered)
}

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
