import { canonicalPath, readEntryState } from '../../ui/addresses'

/** Whether a URL is the current page's, whatever its query and hash. */
const isCurrentPage = (url: string | null): boolean =>
  url !== null && canonicalPath(new URL(url).pathname) === canonicalPath(window.location.pathname)

/**
 * Goes back to the last history entry that is another page of this site. Links within a page, and the state of knobs
 * in its query, are no pages to go back to.
 *
 * @returns false when there is no such entry; then nothing happens
 */
export const goToPreviousPage = (): boolean =>
  'navigation' in window ? traverseToPreviousPage() : guessPreviousPage()

/** `navigation.entries()` ends where another site's entries begin, so no entry of it leaves the site. */
function traverseToPreviousPage(): boolean {
  const earlier = navigation.entries().slice(0, navigation.currentEntry?.index ?? 0)
  const previous = earlier.findLast(({ url }) => !isCurrentPage(url))
  if (previous === undefined) return false
  // Rejected when another navigation interrupts this one, which is no error.
  navigation.traverseTo(previous.key).committed?.catch(() => {})
  return true
}

/**
 * For browsers without the Navigation API: Firefox before 147, Safari before 26.2. There, a page knows only what the
 * router did since the document was loaded, and which page linked to the document. A page opened by its address is
 * therefore treated as the first of the visit. The page that linked here is opened by its address, as a new entry: in
 * a tab of its own, this page has nothing to go back to.
 */
function guessPreviousPage(): boolean {
  const { idx, hashSteps } = readEntryState()
  if (idx > 0) {
    window.history.go(-1 - hashSteps)
    return true
  }
  const { referrer } = document
  if (!referrer.startsWith(`${window.location.origin}/`) || isCurrentPage(referrer)) return false
  window.location.assign(referrer)
  return true
}
