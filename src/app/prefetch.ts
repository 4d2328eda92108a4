import { interest } from '../ui/clicks'
import { canonicalPath, isInAddress, pathOf } from '../ui/addresses'
import { renderAhead } from './open-pages'
import { pageLinkAt } from '../site/navigation/follow-links'
import { lazyPageAt } from './routes'

/**
 * Loads a page when a visitor hovers, focuses or touches a link to it, and then renders it ahead: a press takes longer.
 */
export function prefetchLinks(): void {
  let latest: HTMLAnchorElement | undefined
  let clicked: MouseEvent | undefined
  /** Whether the pointer rests where it clicked: the page that opens may have a link there, which nobody points at. */
  const rests = (event: Event) => {
    if (!(event instanceof PointerEvent) || clicked === undefined) return false
    // A click has whole pixels; other events may have fractions.
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
    const path = canonicalPath(pathOf(link))
    const page = lazyPageAt(path)
    void page.preload(link.search).then(() => {
      if (latest !== link) return
      const leadsToTop = link.search === '' && link.hash === '' && !isInAddress(path)
      renderAhead(leadsToTop && page.isReady?.() === true ? path : undefined)
    })
  }
  document.addEventListener('click', (event) => (clicked = event), { capture: true, passive: true })
  for (const type of interest) document.addEventListener(type, prefetch, { passive: true })
}

/**
 * Removes `<link>` elements that are no longer needed, from now on. For a stylesheet that failed to load, Vite would not
 * try again, and show the page without it; and each `modulepreload` that has loaded is one more element.
 */
export function removeSettledLinks(): void {
  const remove = ({ type, target }: Event) => {
    if (
      target instanceof HTMLLinkElement &&
      target.rel === (type === 'error' ? 'stylesheet' : 'modulepreload')
    )
      target.remove()
  }
  // In the capture phase: events of resources do not bubble, and their `load` does not reach the window.
  for (const type of ['error', 'load']) document.addEventListener(type, remove, true)
}
