import type { Navigator } from 'react-router-dom'
import { hasModifier } from '../../ui/clicks'
import { pageLinkAt } from './page-link-at'

/** A menu or sheet closes when one of its links is followed; the page that comes may be this one. */
function closeAround(link: Element): void {
  // In a browser without popovers, the selector would be an error.
  if (!CSS.supports('selector(:popover-open)')) return
  link.closest<HTMLElement>('[popover]:popover-open')?.hidePopover()
}

/**
 * Opens the pages that links lead to without loading their documents, until the function that it returns is called.
 *
 * Links are the browser's own, and one listener serves all of them. Each `Link` of React Router renders again with every
 * change of the address, as with each letter of a search, and has two effects to run for each new one.
 */
export function followLinks(history: Navigator): () => void {
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || hasModifier(event)) return
    const link = pageLinkAt(event.target)
    if (link === null) return
    event.preventDefault()
    closeAround(link)
    const address = link.pathname + link.search + link.hash
    // As in a browser, a link to the page on screen adds no step to the history.
    if (link.href === window.location.href) history.replace(address)
    else history.push(address)
  }
  document.addEventListener('click', follow)
  return () => document.removeEventListener('click', follow)
}
