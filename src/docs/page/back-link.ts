import { canonicalPath, isOfSite, lastCatalogueSearch, storedState } from '../../ui/addresses'
import { hasModifier } from '../../ui/clicks'

/**
 * Handles a click on a back button, before and after hydration. Call it in the capture phase, so that the router sees that
 * the click was handled.
 */
export function handleBackLink(event: MouseEvent): void {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-back]') : null
  if (link === null || link.dataset.back === 'home') return
  if (link.dataset.back === 'history' && !hasModifier(event) && goToPreviousPage()) event.preventDefault()
  // The prerendered link leads to the catalogue's first page.
  else link.search = lastCatalogueSearch()
}

/** Whether a URL is the current page's, whatever its query and hash. */
const isCurrentPage = (url: string | null): boolean =>
  url !== null && canonicalPath(new URL(url).pathname) === canonicalPath(window.location.pathname)

/**
 * Goes back to the last history entry of another page of this site. Links within a page, and controls in its query, add
 * entries of the same page.
 *
 * @returns Whether there is such an entry.
 */
const goToPreviousPage = (): boolean =>
  'navigation' in window ? traverseToPreviousPage() : guessPreviousPage()

/** `navigation.entries()` has only entries of this host. */
function traverseToPreviousPage(): boolean {
  const earlier = navigation.entries().slice(0, navigation.currentEntry?.index ?? 0)
  const previous = earlier.findLast(({ url }) => !isCurrentPage(url))
  if (previous === undefined || !isOfSite(previous.url)) return false
  // Rejected when another navigation interrupts this one, which is no error.
  navigation.traverseTo(previous.key).committed?.catch(() => {})
  return true
}

/**
 * For browsers without the Navigation API: Firefox before 147, Safari before 26.2. There, a page knows only what the
 * router did since the document was loaded, and which page linked to the document. A page opened by its address is
 * therefore treated as the first of the visit. The page that linked here is opened as a new entry: in a new tab, there is
 * no entry to go back to.
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
