import { pageAt, screenAt } from './routes'

/** Events that show interest in a link. A link that is only on screen is not prefetched. */
const interest = ['pointerover', 'focusin', 'touchstart'] as const

/** Fetches what a page needs as soon as a visitor hovers, focuses or touches a link to it. */
export function prefetchLinks(): void {
  const prefetch = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link === null || link.origin !== window.location.origin) return
    if (pageAt(link.pathname) !== undefined) void screenAt(link.pathname).preload(link.search)
  }
  for (const type of interest) document.addEventListener(type, prefetch, { passive: true })
}
