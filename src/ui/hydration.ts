import { useSyncExternalStore } from 'react'
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

/** The page's query: the prerendered document's until hydration, and then the address's. */
export function useSearch(): URLSearchParams {
  const { search } = useLocation()
  const hydrated = useHydrated()
  const prerendered = typeof document === 'undefined' ? search : rootElement()?.dataset.search
  return new URLSearchParams(hydrated ? search : prerendered)
}
