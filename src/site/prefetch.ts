import { notFound, routeAt } from './routes'

/** Events that show interest in a link. A link that is only on screen is not prefetched. */
const interest = ['pointerover', 'focusin', 'touchstart'] as const

/** Fetches a page's script as soon as a visitor hovers, focuses or touches a link to it. */
export function prefetchLinks(): void {
  const prefetch = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link === null || link.origin !== window.location.origin) return
    const route = routeAt(link.pathname)
    if (route !== notFound) void route.preload()
  }
  for (const type of interest) document.addEventListener(type, prefetch, { passive: true })
}
