import type { Navigator } from 'react-router-dom'
import { isOfSite, pathOf } from '../../ui/addresses'
import { hasModifier } from '../../ui/clicks'

/** Closes the menu or sheet around a link that is followed: the link may lead to the same page. */
function closeAround(link: Element): void {
  // Without popovers, the selector would throw.
  if (!CSS.supports('selector(:popover-open)')) return
  link.closest<HTMLElement>('[popover]:popover-open')?.hidePopover()
}

/**
 * Opens the pages of links without loading their documents. One listener serves all `<a>` elements: each `Link` of React
 * Router would render again with every change of the address, such as each letter of a search.
 *
 * @returns A function that stops.
 */
export function followLinks(history: Navigator): () => void {
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || hasModifier(event)) return
    const link = pageLinkAt(event.target)
    if (link === null) return
    event.preventDefault()
    closeAround(link)
    const address = link.pathname + link.search + link.hash
    // As in browsers, a link to the page on screen adds no history entry.
    if (link.href === window.location.href) history.replace(address)
    else history.push(address)
  }
  document.addEventListener('click', follow)
  return () => document.removeEventListener('click', follow)
}

/**
 * The link to a page of the site around an event's target. Files are no pages: their address has an extension. Links
 * within the page on screen are left to the browser.
 */
export function pageLinkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (link === null || link.target !== '' || link.hasAttribute('download')) return null
  // Not `link.origin`: a blob has the origin of the page that made it.
  if (!link.href.startsWith(`${window.location.origin}/`) || !isOfSite(link.href)) return null
  if (pathOf(link).includes('.')) return null
  const isWithinPage =
    link.href.includes('#') &&
    link.pathname === window.location.pathname &&
    link.search === window.location.search
  return isWithinPage ? null : link
}
