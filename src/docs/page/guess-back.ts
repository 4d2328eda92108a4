import { isOfSite, storedState } from '../../ui/addresses'
import { backLinkOf, isCurrentPage, leadsBack } from './back-link'

/**
 * Lets back buttons lead back in browsers without the Navigation API: Firefox before 147, Safari before 26.2. They alone
 * load it.
 */
export function followBackLinks(): void {
  const handle = (event: MouseEvent) => {
    const link = backLinkOf(event)
    if (link && leadsBack(link, event) && guessPreviousPage()) event.preventDefault()
  }
  window.addEventListener('click', handle, true)
}

/**
 * Without that API, a page knows only what the router did since the document was loaded, and which page linked to the
 * document. A page opened by its address is therefore treated as the first of the visit. The page that linked here is opened
 * as a new entry: in a new tab, there is no entry to go back to.
 */
function guessPreviousPage(): boolean {
  const { idx = 0, hashSteps = 0 } = storedState() ?? {}
  if (idx > 0) {
    window.history.go(-1 - hashSteps)
    return true
  }
  const { referrer } = document
  if (!referrer.startsWith(`${window.location.origin}/`) || isCurrentPage(referrer)) return false
  if (!isOfSite(referrer)) return false
  window.location.assign(referrer)
  return true
}
