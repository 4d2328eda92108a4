import './site/theme/tokens.css'
import './site/theme/base.css'
import { startTransition, StrictMode } from 'react'
import { startAuth } from './auth/connection'
import { App } from './app/app'
import { loadIndex } from './site/catalogue/catalogue-index'
import { removeSettledLinks } from './app/settled-links'
import { prefetchLinks } from './app/prefetch'
import { screenAt } from './app/routes'
import { SiteRouter } from './app/site-router'
import { rootElement } from './ui/hydration'
import { nextTask } from './ui/next-task'

const site = (
  <StrictMode>
    <SiteRouter>
      <App />
    </SiteRouter>
  </StrictMode>
)

/** Renders the site. It is a function because a page's chunk imports this one, which must have run by then. */
async function start(root: HTMLElement) {
  // React renders after the first answer to who the visitor is. Until then the document stays readable.
  const answered = startAuth()
  if (root.firstElementChild === null) {
    // The dev server sends an empty page, and no document that lists entries.
    await Promise.all([answered, loadIndex()])
    const { createRoot } = await import('react-dom/client')
    createRoot(root).render(site)
    return
  }
  // Hydration needs what the page is made of, to find the same tree that was prerendered.
  const { pathname, search } = window.location
  await Promise.all([screenAt(pathname).preload(search), answered])
  // Run here, in a task apart from the rest of the site's script: it takes as long as all of that.
  const { hydrateRoot } = await import('react-dom/client')
  // And apart from the first step of hydration.
  await nextTask()
  // In a transition, React hydrates in steps of a few milliseconds and answers input in between.
  startTransition(() => void hydrateRoot(root, site))
}

const root = rootElement()
if (root === null) throw new Error('index.html has no element with the id "root"; add it.')

void start(root)
removeSettledLinks()
prefetchLinks()

// No callback is passed, so nothing is measured; pass one here to report web vitals.
void import('./web-vitals').then(
  ({ reportWebVitals }) => reportWebVitals(),
  () => undefined,
)
