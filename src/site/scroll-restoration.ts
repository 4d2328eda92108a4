import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType, type Location } from 'react-router-dom'
import { headOf } from './head'
import { canonicalPath, routeAt } from './routes'

const positions = new Map<string, number>()

function updateHead(path: string) {
  const { title, description, canonical } = headOf(routeAt(path))
  document.title = title
  document.querySelector('meta[name=description]')?.setAttribute('content', description)
  document.querySelector('link[rel=canonical]')?.setAttribute('href', canonical)
}

/** Moves focus to the new page's heading, so that a screen reader begins there (WCAG 2.2, 2.4.3). */
export function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}

/** The key of the entry on screen as the router counts it; nothing for one that the browser made for a hash. */
function entryKey(): string | undefined {
  const state = window.history.state as { key?: string } | null
  return state === null ? undefined : (state.key ?? 'default')
}

/** Gives the entry that the browser made for a hash a key of its own, by which its place is known later. */
function adoptEntry(): string {
  const key = Math.random().toString(36).slice(2)
  window.history.replaceState({ idx: null, key }, '')
  positions.set(key, window.scrollY)
  return key
}

/** Where to scroll on arrival: back where the entry was left, to the hash, or to the top. */
function arrive(key: string, hash: string, isBack: boolean) {
  const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
  const left = positions.get(key)
  if (isBack && left !== undefined) window.scrollTo(0, left)
  else if (target) target.scrollIntoView()
  else window.scrollTo(0, 0)
}

/** The entry of the history whose page is on screen. */
let shown: Pick<Location, 'pathname' | 'search' | 'key'> | undefined

/** What a browser does between documents as soon as one is left: the next one's title, and where this one was left. */
export function useNavigationEffects(): void {
  const location = useLocation()
  const { pathname } = location
  const headOfPath = useRef(pathname)

  useEffect(() => {
    const leave = () => (window.history.scrollRestoration = 'auto')
    const remember = () => {
      // Between a step in the history and its page, the scroll position belongs to neither.
      if (shown !== undefined && entryKey() === shown.key) positions.set(shown.key, window.scrollY)
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
    if (canonicalPath(headOfPath.current) !== canonicalPath(pathname)) updateHead(pathname)
    headOfPath.current = pathname
    // A first page whose script cannot be had never arrives.
    shown ??= location
  }, [pathname, location])
}

/**
 * What a browser does when a document is there: scroll position and focus. It is rendered beside the page, inside the
 * boundary that waits for the page's script: a place on a page is there when the page is.
 */
export function ScrollRestoration() {
  const { pathname, search, hash, key } = useLocation()
  const type = useNavigationType()

  useLayoutEffect(() => {
    const before = shown
    // The browser follows a hash by itself, and leaves the page where it is when the hash names nothing.
    shown = { pathname, search, key: entryKey() === undefined ? adoptEntry() : key }
    if (before === undefined || shown.key !== key) return
    if (before.key === key && before.pathname === pathname && before.search === search) return
    // A search that is typed replaces its own entry: nothing moves.
    if (type === 'REPLACE' && before.pathname === pathname) return
    arrive(key, hash, type === 'POP')
    if (canonicalPath(before.pathname) !== canonicalPath(pathname)) focusHeading()
  }, [pathname, search, hash, key, type])

  return null
}
