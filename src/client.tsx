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

const root = rootElement()
if (root === null) throw new Error('index.html has no element with the id "root"; add it.')

// Nothing is rendered before the first answer to who the visitor is; the document stays readable as it came.
const answered = startAuth()

if (root.firstElementChild === null) {
  // The dev server answers with an empty page.
  await answered
  createRoot(root).render(site)
} else {
  // With its page's script at hand, hydration finds the very tree that was prerendered.
  await Promise.all([routeAt(window.location.pathname).preload(), answered])
  hydrateRoot(root, site)
}

prefetchLinks()
