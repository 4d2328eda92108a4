import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
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
function focusHeading() {
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

/** What a browser does between documents, done between pages: title, scroll position, focus. */
export function useNavigationEffects(): void {
  const { pathname, search, hash, key } = useLocation()
  const type = useNavigationType()
  const shown = useRef({ pathname, search, key })

  useEffect(() => {
    const leave = () => (window.history.scrollRestoration = 'auto')
    const remember = () => {
      // Between a step in the history and its page, the scroll position belongs to neither.
      if (entryKey() === shown.current.key) positions.set(shown.current.key, window.scrollY)
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
    const before = shown.current
    // The browser follows a hash by itself, and leaves the page where it is when the hash names nothing.
    if (entryKey() === undefined) {
      shown.current = { pathname, search, key: adoptEntry() }
      return
    }
    if (before.key === key && before.pathname === pathname && before.search === search) return
    shown.current = { pathname, search, key }
    // A search that is typed replaces its own entry: nothing moves.
    if (type === 'REPLACE' && before.pathname === pathname) return
    arrive(key, hash, type === 'POP')
    if (canonicalPath(before.pathname) === canonicalPath(pathname)) return
    updateHead(pathname)
    focusHeading()
  }, [pathname, search, hash, key, type])
}
