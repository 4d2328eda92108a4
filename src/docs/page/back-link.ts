import { canonicalPath, isOfSite, lastCatalogueSearch, pathOf } from '../../ui/addresses'
import { hasModifier } from '../../ui/clicks'

/** The back button that a click is on. One that leads home is an ordinary link. */
export function backLinkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-back]') : null
  return link && link.dataset.back !== 'home' ? link : undefined
}

/** Whether a click on a back button leads back in the history; with a modifier, it opens the link elsewhere. */
export const leadsBack = (link: HTMLAnchorElement, event: MouseEvent): boolean =>
  link.dataset.back === 'history' && !hasModifier(event)

/**
 * Handles a click on a back button, before and after hydration. Call it in the capture phase, so that the router sees that
 * the click was handled.
 */
export function handleBackLink(event: MouseEvent): void {
  const link = backLinkOf(event)
  if (link === undefined) return
  if (leadsBack(link, event) && 'navigation' in window && goToPreviousPage()) event.preventDefault()
  // The prerendered link leads to the catalogue's first page.
  else link.search = lastCatalogueSearch(pathOf(link))
}

/** Whether a URL is the current page's, whatever its query and hash. */
export const isCurrentPage = (url: string | null): boolean =>
  url !== null && canonicalPath(new URL(url).pathname) === canonicalPath(window.location.pathname)

/**
 * Goes back to the last history entry of another page of this site. Links within a page, and controls in its query, add
 * entries of the same page.
 *
 * @returns Whether there is such an entry.
 */
function goToPreviousPage(): boolean {
  // Only entries of this host.
  const earlier = navigation.entries().slice(0, navigation.currentEntry?.index ?? 0)
  const previous = earlier.findLast(({ url }) => !isCurrentPage(url))
  if (previous === undefined || !isOfSite(previous.url)) return false
  // Rejected when another navigation interrupts this one, which is no error.
  navigation.traverseTo(previous.key).committed?.catch(() => {})
  return true
}
