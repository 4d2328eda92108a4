import { interest } from '../ui/interest'
import { pageLinkAt } from './page-link-at'
import { pageAt, screenAt } from './routes'

/** Fetches what a page needs as soon as a visitor hovers, focuses or touches a link to it. */
export function prefetchLinks(): void {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link === null || link.origin !== window.location.origin) return
    // Other addresses, such as that of a file, are no pages.
    const isPage = pageAt(link.pathname) !== undefined || pageLinkAt(link) !== null
    if (isPage) void screenAt(link.pathname).preload(link.search)
  }
  for (const type of interest) document.addEventListener(type, prefetch, { passive: true })
}
