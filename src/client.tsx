import './site/theme/tokens.css'
import './site/theme/base.css'
import { startTransition, StrictMode } from 'react'
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

/** Renders the site. It is a function because a page's chunk imports this one, which must have run by then. */
async function start(root: HTMLElement) {
  // React renders after the first answer to who the visitor is. Until then the document stays readable.
  const answered = startAuth()
  if (root.firstElementChild === null) {
    // The dev server sends an empty page.
    await answered
    createRoot(root).render(site)
    return
  }
  // Hydration needs the page's script, to find the same tree that was prerendered.
  await Promise.all([routeAt(window.location.pathname).preload(), answered])
  // In a transition, React hydrates in steps of a few milliseconds and answers input in between.
  startTransition(() => void hydrateRoot(root, site))
}

const root = rootElement()
if (root === null) throw new Error('index.html has no element with the id "root"; add it.')

void start(root)
prefetchLinks()

// No callback is passed, so nothing is measured; pass one here to report web vitals.
void import('./web-vitals').then(
  ({ reportWebVitals }) => reportWebVitals(),
  () => undefined,
)
