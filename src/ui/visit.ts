const catalogueKey = 'vitrine:catalogue'

/** Whether there is no page of this visit to go back to. The router counts its entries from 0 in `history.state.idx`. */
export function visitBeganHere(): boolean {
  const state = window.history.state as { idx?: number } | null
  return (state?.idx ?? 0) === 0
}

/** Remembers the catalogue's query (page and search) for the way back from a component. */
export function rememberCatalogueSearch(search: string): void {
  try {
    sessionStorage.setItem(catalogueKey, search)
  } catch {
    // Storage may be refused; the way back then leads to the first page.
  }
}

/** The catalogue's query as it was left in this tab; empty where there is none. */
export function lastCatalogueSearch(): string {
  try {
    return sessionStorage.getItem(catalogueKey) ?? ''
  } catch {
    return ''
  }
}
