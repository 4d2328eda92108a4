import './site/theme/tokens.css'
import './site/theme/base.css'
import './site/theme/print.css'
import { startTransition, StrictMode } from 'react'
import { startAuth } from './auth/connection'
import { App } from './app/app'
import { followGlass } from './glass/glass-choice'
import { loadIndex } from './site/catalogue/catalogue-index'
import { prefetchLinks, removeSettledLinks } from './app/prefetch'
import { lazyPageAt } from './app/routes'
import { SiteRouter } from './app/site-router'
import { keepHeadings } from './site/theme/headings/headings'
import headingsRules from './site/theme/headings/headings.css?inline'
import headingsFont from './site/theme/headings/outfit.woff2'
import { normalPath } from './shared/normal-path'
import { pathOf, restoreLeft } from './ui/addresses'
import { rootElement } from './ui/hydration'
import { nextTask } from './ui/next-task'
import { reportWebVitals } from './web-vitals'

const site = (
  <StrictMode>
    <SiteRouter>
      <App />
    </SiteRouter>
  </StrictMode>
)

/** Replaces the Navigation API, which back buttons need, in the few browsers without it. */
async function replaceNavigation() {
  // The type of the window has it.
  const hasNavigation: boolean = 'navigation' in window
  if (hasNavigation) return
  const guess = await import('./docs/page/guess-back').catch(() => undefined)
  // Without it, back buttons lead to the catalogue, as their addresses say.
  guess?.followBackLinks()
}

/** Renders the site. A function: the chunks of pages import this one, which must have run by then. */
async function start(root: HTMLElement) {
  // The server takes /%61bout for /about, and so must the router.
  const normal = normalPath(window.location.pathname)
  if (normal !== window.location.pathname)
    window.history.replaceState(
      window.history.state,
      '',
      normal + window.location.search + window.location.hash,
    )
  // React renders once it is known who the visitor is. Until then, the document is readable.
  const answered = startAuth()
  if (root.firstElementChild === null) {
    // The dev server sends an empty page, and no document that lists entries.
    await Promise.all([answered, loadIndex()])
    const { createRoot } = await import('react-dom/client')
    createRoot(root).render(site)
    return
  }
  // Hydration needs the page's code, to render the same tree.
  const { search } = window.location
  await Promise.all([lazyPageAt(pathOf(window.location)).preload(search), answered])
  // In its own task: it takes as long as the rest of the site's script.
  const { hydrateRoot } = await import('react-dom/client')
  // Also apart from the first step of hydration.
  await nextTask()
  // In a transition, React hydrates in steps of a few milliseconds, and handles input in between.
  startTransition(() => void hydrateRoot(root, site))
}

const root = rootElement()
if (root === null) throw new Error('index.html has no element with the id "root"; add it.')

// First: the pages read the address.
restoreLeft()
void replaceNavigation()
void start(root)
removeSettledLinks()
prefetchLinks()
followGlass()
void keepHeadings(headingsFont, headingsRules)

// No callback is passed, so nothing is measured; pass one here to report web vitals.
void reportWebVitals()
