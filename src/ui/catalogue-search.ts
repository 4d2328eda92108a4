import { tabStorage } from './guarded-storage'

const key = 'vitrine:catalogue'

/** Remembers the catalogue's query (page and search) in this tab, for the way back from a component. */
export const rememberCatalogueSearch = (search: string): void => tabStorage.set(key, search)

/** The catalogue's query as it was left in this tab, with its `?`; empty when there is none. */
export const lastCatalogueSearch = (): string => tabStorage.get(key) ?? ''
