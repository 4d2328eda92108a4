import { hasSession } from './auth/session-flag'
import { handleBackLink } from './docs/back-link'
import { applyScheme, readScheme } from './site/scheme'

// The build inlines this script into the head of every document: it runs before the first paint.

applyScheme(readScheme())
if (hasSession()) document.documentElement.dataset.session = ''

window.addEventListener('click', handleBackLink, true)
