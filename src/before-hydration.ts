import { hasSession } from './auth/auth-store'
import { handleBackLink } from './docs/page/back-link'
import { adoptRules, glassKey, linesOf } from './glass/glass-choice'
import { applyPreview, parsePreview } from './registry/preview-settings'
import { applyHeadings } from './site/theme/headings/headings'
import { applyScheme, parseScheme, schemeKey } from './site/theme/scheme'
import { canonicalPath, pathOf, rememberCatalogueSearch } from './ui/addresses'
import { deviceStorage } from './ui/device-state'
import { keepEarlyClick } from './ui/clicks'

// The build inlines this script into the head of every document, where it runs before the first paint.

applyScheme(parseScheme(deviceStorage.get(schemeKey)))
applyPreview(parsePreview(window.location.search))
applyHeadings()
if (hasSession()) document.documentElement.dataset.session = ''

keepEarlyClick()
window.addEventListener('click', handleBackLink, true)
window.addEventListener('pagehide', () => {
  // The visitor may leave the catalogue before hydration.
  if (document.querySelector('[data-catalogue]'))
    rememberCatalogueSearch(canonicalPath(pathOf(window.location)), window.location.search)
})

const [, glassRules] = linesOf(deviceStorage.get(glassKey))
if (glassRules) adoptRules(glassRules)
