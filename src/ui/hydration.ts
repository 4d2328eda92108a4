import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'

const never = () => () => {}

/** False in the prerendered document and while it is hydrated, true from the first update after that. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/** The element that the site is rendered into; `data-search` is the query that its document was prerendered for. */
export const rootElement = (): HTMLElement | null => document.getElementById('root')

/** The page's query: the one of the prerendered document until it is hydrated, then the address bar's. */
export function useSearch(): URLSearchParams {
  const { search } = useLocation()
  const hydrated = useHydrated()
  const prerendered = typeof document === 'undefined' ? search : rootElement()?.dataset.search
  return new URLSearchParams(hydrated ? search : prerendered)
}
