import { hasSession } from './auth/session-flag'
import { handleBackLink } from './docs/page/back-link'
import { adoptRules, storedGlass } from './glass/glass-sheet'
import { applyPreview, parsePreview } from './docs/preview/preview-settings'
import { applyScheme, readScheme } from './site/theme/scheme'
import { canonicalPath } from './ui/canonical-path'
import { rememberCatalogueSearch } from './ui/catalogue-search'
import { keepEarlyClick } from './ui/early-click'

// The build inlines this script into the head of every document, where it runs before the first paint.

applyScheme(readScheme())
applyPreview(parsePreview(window.location.search))
if (hasSession()) document.documentElement.dataset.session = ''

keepEarlyClick()
window.addEventListener('click', handleBackLink, true)
window.addEventListener('pagehide', () => {
  // The visitor may leave the catalogue before hydration.
  if (canonicalPath(window.location.pathname) === '/components')
    rememberCatalogueSearch(window.location.search)
})

const [, glassRules] = storedGlass()
if (glassRules) adoptRules(glassRules)
