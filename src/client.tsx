import './site/theme/tokens.css'
import './site/theme/base.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { startAuth } from './auth/connection'
import { App } from './site/app'
import { prefetchLinks } from './site/prefetch'
import { routeAt } from './site/routes'
import { rootElement } from './ui/hydration'

const site = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
)

/** Renders the site. Not at the module's top level: the page's script imports this very chunk. */
async function start(root: HTMLElement) {
  // Nothing is rendered before the first answer to who the visitor is; the document stays readable as it came.
  const answered = startAuth()
  if (root.firstElementChild === null) {
    // The dev server answers with an empty page.
    await answered
    createRoot(root).render(site)
    return
  }
  // With its page's script at hand, hydration finds the very tree that was prerendered.
  await Promise.all([routeAt(window.location.pathname).preload(), answered])
  hydrateRoot(root, site)
}

const root = rootElement()
if (root === null) throw new Error('index.html has no element with the id "root"; add it.')

void start(root)
prefetchLinks()

// Lazily, and with no callback wired (SPEC section 1): it measures nothing until one is given here.
void import('./web-vitals').then(
  ({ reportWebVitals }) => reportWebVitals(),
  () => undefined,
)
