import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType, type Location } from 'react-router-dom'
import { collectionAt } from '../registry/collections'
import { canonicalPath, readEntryState, type EntryState } from '../ui/addresses'
import { catalogueAddress, documentAddress, readCatalogueQuery } from '../site/catalogue/catalogue-query'
import { documentAt } from '../site/catalogue/prerendered-document'
import { rootElement } from '../ui/hydration'
import { headOf } from './head'
import { notFound, type Page } from '../registry/site-pages'
import { pageAt } from './routes'

const positions = new Map<string, number>()

/** Without an address, the link loses its `href`: the not-found page has no canonical address and no Markdown. */
function setLink(selector: string, href: string | undefined) {
  const link = document.querySelector(selector)
  if (href === undefined) link?.removeAttribute('href')
  else link?.setAttribute('href', href)
}

/**
 * The address whose head the document came with: a host without our server sends the same for every query. Our server has
 * sent the first page for one after the last, whose head is then right.
 */
function addressOfHead(pathname: string, search: string): string {
  const sent = canonicalPath(pathname) + (rootElement()?.dataset.search ?? '')
  const { category, page } = readCatalogueQuery(new URLSearchParams(search))
  const collection = collectionAt(canonicalPath(pathname))
  const first = catalogueAddress({ ...(collection && { collection }), category })
  const isAfterLast = sent === first && page > (documentAt(first).current()?.catalogue?.pages ?? page)
  return isAfterLast ? documentAddress({ pathname, search }) : sent
}

/** The address that the head describes. A page that is shown at once updates the head twice. */
let described: string | undefined

function updateHead(page: Page, search: string) {
  const shown = `${page.title} ${page.path}${search}`
  if (described === shown) return
  described = shown
  const { title, description, canonical, markdown } = headOf(page, search)
  document.title = title
  document.querySelector('meta[name=description]')?.setAttribute('content', description)
  setLink('link[rel=canonical]', canonical)
  setLink('link[rel=alternate][type="text/markdown"]', markdown)
  // It describes the document's page. Programs that read it follow no links here.
  document.querySelector('link[type$=oembed]')?.remove()
}

/** Focuses the new page's heading, where a screen reader then starts (WCAG 2.2, 2.4.3). */
export function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}

/** A history entry, and the page that it shows. */
type Shown = Pick<Location, 'pathname' | 'search'> & EntryState

/**
 * Completes a history entry that the browser made for a hash: it gets a key, by which its scroll position is stored, and
 * one step more than the entry before.
 */
function adoptEntry({ idx, hashSteps }: Pick<EntryState, 'idx' | 'hashSteps'>): EntryState {
  const entry = { key: Math.random().toString(36).slice(2), idx, hashSteps: hashSteps + 1 }
  window.history.replaceState(entry, '')
  positions.set(entry.key, window.scrollY)
  return entry
}

/** A fragment without escapes. One with a wrong escape stays: no element has such an id. */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}

/** Scrolls a new page: to where its entry was left, to its hash, or to the top. */
function scrollPage(key: string, hash: string, isBack: boolean) {
  const target = hash === '' ? null : document.getElementById(decoded(hash.slice(1)))
  const left = positions.get(key)
  if (isBack && left !== undefined) window.scrollTo(0, left)
  else if (target) target.scrollIntoView()
  else window.scrollTo(0, 0)
}

/** The entry whose page is on screen. */
let shown: Shown | undefined

/** Does what a browser does when a document is left: shows the next title, and remembers the scroll position. */
export function useNavigationEffects(): void {
  const location = useLocation()
  const { pathname, search, key } = location
  const address = documentAddress(location)
  const headOfAddress = useRef<string>(undefined)

  useEffect(() => {
    const leave = () => (window.history.scrollRestoration = 'auto')
    const remember = () => {
      // Until a traversal has shown its page, the scroll position belongs to neither entry.
      if (shown?.key !== undefined && readEntryState().key === shown.key)
        positions.set(shown.key, window.scrollY)
    }
    window.history.scrollRestoration = 'manual'
    window.addEventListener('pagehide', leave)
    window.addEventListener('scroll', remember, { passive: true })
    return () => {
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('scroll', remember)
    }
  }, [])

  useLayoutEffect(() => {
    const page = pageAt(pathname)
    headOfAddress.current ??= addressOfHead(pathname, search)
    if (page && headOfAddress.current !== address) updateHead(page, search)
    headOfAddress.current = address
    // If the script of the first page fails to load, `ScrollRestoration` never runs for it.
    shown ??= { pathname, search, ...readEntryState(), key }
  }, [pathname, search, address, key])
}

/**
 * Does what a browser does when a document has loaded: scrolls and moves the focus. It is rendered beside the page, inside
 * the boundary that waits for the page's script: before that, there is nothing to scroll to.
 */
export function ScrollRestoration() {
  const { pathname, search, hash, key } = useLocation()
  const type = useNavigationType()

  useLayoutEffect(() => {
    const before = shown
    const entry = readEntryState()
    const isNew = entry.key === undefined
    const previous = before?.pathname === pathname ? before : entry
    shown = { pathname, search, ...(isNew ? adoptEntry(previous) : { ...entry, key }) }
    const isOther = before !== undefined && canonicalPath(before.pathname) !== canonicalPath(pathname)
    // The page of a path may be known only now, from its document.
    if (isOther) updateHead(pageAt(pathname) ?? notFound, search)
    // The browser scrolls to a new hash itself, if the hash names an element.
    if (before === undefined || shown.key !== key) return
    if (before.key === key && before.pathname === pathname && before.search === search) return
    // Typing in the search box replaces the entry, and must not scroll.
    if (type === 'REPLACE' && before.pathname === pathname) return
    scrollPage(key, hash, type === 'POP')
    if (isOther) focusHeading()
  }, [pathname, search, hash, key, type])

  return null
}
