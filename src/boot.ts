import './site/theme/tokens.css'
import './site/theme/base.css'

/** The page is readable as it arrives: the script waits until everything of it is there. */
const start = () => void import('./client')

if (document.readyState === 'complete') start()
else window.addEventListener('load', start, { once: true })
