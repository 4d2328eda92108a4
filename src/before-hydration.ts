import { hasSession } from './auth/session-flag'
import { handleBackLink } from './docs/back-link'
import { applyScheme, readScheme } from './site/scheme'
import { canonicalPath } from './ui/canonical-path'
import { rememberCatalogueSearch } from './ui/catalogue-search'
import { keepEarlyClick } from './ui/early-click'

// The build inlines this script into the head of every document, where it runs before the first paint.

applyScheme(readScheme())
if (hasSession()) document.documentElement.dataset.session = ''

keepEarlyClick()
window.addEventListener('click', handleBackLink, true)
window.addEventListener('pagehide', () => {
  // The catalogue may be left before it is hydrated.
  if (canonicalPath(window.location.pathname) === '/components')
    rememberCatalogueSearch(window.location.search)
})
