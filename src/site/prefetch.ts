import { interest } from '../ui/interest'
import { canonicalPath, isInAddress } from '../ui/canonical-path'
import { renderAhead } from './open-pages'
import { pageLinkAt } from './page-link-at'
import { pageAt, screenAt } from './routes'

/**
 * Fetches what a page needs as soon as a visitor hovers, focuses or touches a link to it, and then renders the page ahead:
 * a hand takes longer to press.
 */
export function prefetchLinks(): void {
  let latest: HTMLAnchorElement | undefined
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link === null || link.origin !== window.location.origin) return
    // Other addresses, such as that of a file, are no pages.
    const isPage = pageAt(link.pathname) !== undefined || pageLinkAt(link) !== null
    if (!isPage) return
    latest = link
    const path = canonicalPath(link.pathname)
    const screen = screenAt(path)
    void screen.preload(link.search).then(() => {
      if (latest !== link) return
      const leadsToTop = link.search === '' && link.hash === '' && !isInAddress(path)
      renderAhead(leadsToTop && screen.isReady?.() === true ? path : undefined)
    })
  }
  for (const type of interest) document.addEventListener(type, prefetch, { passive: true })
}
