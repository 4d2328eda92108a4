import { basePath } from './base-path'
import { tabStorage } from './device-state'

/** A path without its trailing slash. Every page has both addresses. */
export const canonicalPath = (path: string): string => path.replace(/(?<!\/)\/+$/, '') || '/'

/**
 * The address of a page or file of the site, for a link or a request. Everything else names pages and files by their path,
 * which is the same wherever the site lives.
 *
 * @param path May end with a query and a hash.
 */
export const hrefTo = (path: string): string => basePath + path

const isBelowBase = ({ pathname }: Pick<URL, 'pathname'>) => `${pathname}/`.startsWith(`${basePath}/`)

/** Whether a URL of this host is one of the site, which may live below a path. A URL that the browser hides is not. */
export const isOfSite = (url: string | null): boolean =>
  basePath === '' || (url !== null && isBelowBase(new URL(url)))

/** The path of a page or file of the site, from its address. */
export const pathOf = (address: Pick<URL, 'pathname'>): string =>
  basePath !== '' && isBelowBase(address) ? address.pathname.slice(basePath.length) || '/' : address.pathname

/** Whether the address bar has the path of a page, which is on screen or about to be. */
export const isInAddress = (path: string): boolean => canonicalPath(pathOf(window.location)) === path

/** The address of a page's Markdown: its path with `.md`. */
export const markdownPath = (path: string): string => `${path === '/' ? '/index' : path}.md`

/** The `history.state` of a history entry. The router writes `key` and `idx`. */
export interface EntryState {
  /** Identifies the entry; undefined if the browser has just created it for a hash. */
  readonly key: string | undefined
  /** How many pages the router has opened since the document was loaded. */
  readonly idx: number
  /** How many links within the page were followed since the page was opened. */
  readonly hashSteps: number
}

/** The state of the current entry of the history, as far as it has one. */
export const storedState = () => window.history.state as Partial<EntryState> | null

/** The state of the current entry. */
export function readEntryState(): EntryState {
  const state = storedState()
  // The router calls the entry that a document was loaded into "default".
  const key = state === null ? undefined : (state.key ?? 'default')
  return { key, idx: state?.idx ?? 0, hashSteps: state?.hashSteps ?? 0 }
}

const leftKey = 'vitrine:left'

/** Remembers the query that was written as the document was left: a reload still loads the address before. */
export function rememberLeft(before: string): void {
  const [first, last] = tabStorage.get(leftKey)?.split('\n', 2) ?? []
  tabStorage.set(leftKey, `${last === new URL(before).search ? first : before}\n${window.location.search}`)
}

/** Writes that query again if the document was reloaded. */
export function restoreLeft(): void {
  const [before, query = ''] = tabStorage.get(leftKey)?.split('\n', 2) ?? []
  tabStorage.remove(leftKey)
  const [load] = performance.getEntriesByType('navigation')
  const isReload = load instanceof PerformanceNavigationTiming && load.type === 'reload'
  if (!isReload || before !== window.location.href) return
  const url = new URL(before)
  url.search = query
  window.history.replaceState(window.history.state, '', url)
}

const catalogueKey = (path: string) => `vitrine:catalogue${path}`

/** Remembers the query (page and search) of the catalogue at a path in this tab, for the link back from a component. */
export const rememberCatalogueSearch = (path: string, search: string): void =>
  tabStorage.set(catalogueKey(path), search)

/**
 * The last query of the catalogue at a path in this tab, with its `?`, as far as it fits into an address; empty if there is
 * none.
 */
export const lastCatalogueSearch = (path: string): string =>
  (tabStorage.get(catalogueKey(path)) ?? '').slice(0, 2000)
