import { interest } from '../ui/clicks'
import { canonicalPath, isInAddress } from '../ui/addresses'
import { renderAhead } from './open-pages'
import { pageLinkAt } from '../site/navigation/page-link-at'
import { screenAt } from './routes'

/**
 * Fetches what a page needs as soon as a visitor hovers, focuses or touches a link to it, and then renders the page ahead:
 * a hand takes longer to press.
 */
export function prefetchLinks(): void {
  let latest: HTMLAnchorElement | undefined
  let clicked: MouseEvent | undefined
  /** Whether the pointer still is where it has clicked: a page that opens puts a link there that nobody points at. */
  const rests = (event: Event) => {
    if (!(event instanceof PointerEvent) || clicked === undefined) return false
    // A click has whole pixels, other events may have fractions of them.
    const moved = Math.max(
      Math.abs(event.screenX - clicked.screenX),
      Math.abs(event.screenY - clicked.screenY),
    )
    if (moved >= 1) clicked = undefined
    return moved < 1
  }
  const prefetch = (event: Event) => {
    if (rests(event)) return
    const link = pageLinkAt(event.target)
    if (link === null) return
    latest = link
    const path = canonicalPath(link.pathname)
    const screen = screenAt(path)
    void screen.preload(link.search).then(() => {
      if (latest !== link) return
      const leadsToTop = link.search === '' && link.hash === '' && !isInAddress(path)
      renderAhead(leadsToTop && screen.isReady?.() === true ? path : undefined)
    })
  }
  document.addEventListener('click', (event) => (clicked = event), { capture: true, passive: true })
  for (const type of interest) document.addEventListener(type, prefetch, { passive: true })
}
