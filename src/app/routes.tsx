import { pageOf, sitePages, type Page, type SitePath } from '../registry/site-pages'
import { loadCataloguePage } from '../site/catalogue/catalogue-index'
import { entryAt } from '../site/catalogue/known-entries'
import { canonicalPath } from '../ui/addresses'
import { loadChangelog } from './changelog-screen'
import { docPageScreen } from './doc-page-screen'
import { lazyScreen, type LazyScreen } from './lazy-screen'

/** The screens of the hand-written pages. */
const siteScreens: Readonly<Record<SitePath, LazyScreen>> = {
  '/': lazyScreen(async () => (await import('../pages/home')).Home),
  '/components': lazyScreen(async () => (await import('../pages/catalogue')).Catalogue, loadCataloguePage),
  '/studio': lazyScreen(async () => (await import('../pages/studio')).loadStudio()),
  '/stories': lazyScreen(async () => (await import('../pages/stories')).Stories),
  '/contributors': lazyScreen(async () => (await import('../pages/contributors')).Contributors),
  '/donate': lazyScreen(async () => (await import('../pages/donate')).Donate),
  '/about': lazyScreen(async () => (await import('../pages/about')).About),
  '/contact': lazyScreen(async () => (await import('../pages/contact')).Contact),
  '/changelog': lazyScreen(loadChangelog),
  '/termsOfUse': lazyScreen(async () => (await import('../pages/terms')).Terms),
}

const pages = new Map<string, Page>(sitePages.map((page) => [page.path, page]))

/** The page of a path: a hand-written one, or that of an entry which a document or the index has listed. */
export function pageAt(path: string): Page | undefined {
  const canonical = canonicalPath(path)
  const entry = entryAt(canonical)
  return pages.get(canonical) ?? (entry && pageOf(entry))
}

const screens = new Map<string, LazyScreen>(Object.entries(siteScreens))

/** The screen of a path. Of a path that no hand-written page has, the document is asked. */
export function screenAt(path: string): LazyScreen {
  const canonical = canonicalPath(path)
  const known = screens.get(canonical)
  if (known !== undefined) return known
  const added = docPageScreen(canonical)
  screens.set(canonical, added)
  return added
}
