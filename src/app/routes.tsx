import type { FunctionComponent } from 'react'
import { collectionNames, collections, type Collection } from '../registry/collections'
import { pageOf, sitePages, type Page, type SitePath } from '../registry/site-pages'
import type { ChangelogEntry } from '../registry/page-data'
import { loadCataloguePage } from '../site/catalogue/catalogue-index'
import { entryAt } from '../site/catalogue/known-entries'
import { documentAt } from '../site/catalogue/prerendered-document'
import { canonicalPath } from '../ui/addresses'
import { lazyDocPage } from './lazy-doc-page'
import { lazyPage, type LazyPage } from './lazy-page'

/** The build and the dev server choose the entries from all components; a visitor's browser reads them from the document. */
async function loadEntries(): Promise<readonly ChangelogEntry[]> {
  if (import.meta.env.SSR || import.meta.env.DEV) {
    const { newestEntries } = await import('../pages/changelog/changes')
    const { catalogue } = await import('../registry/catalogue')
    return newestEntries(catalogue)
  }
  return (await documentAt('/changelog').load()).changelog ?? []
}

/** Loads the changelog's page with its entries. */
async function loadChangelog(): Promise<FunctionComponent> {
  const [{ Changelog }, entries] = await Promise.all([import('../pages/changelog'), loadEntries()])
  return () => <Changelog entries={entries} />
}

/** Loads home with its samples. Only the build renders them: in a visitor's browser, each starts when it is used. */
async function loadHome(): Promise<FunctionComponent> {
  const page = import('../pages/home')
  if (import.meta.env.SSR || import.meta.env.DEV) {
    const { renderSamples, samplesOfCatalogue } = await import('../pages/home/samples-in-build')
    const html = import.meta.env.SSR ? await renderSamples() : undefined
    const { Home } = await page
    return () => <Home samples={samplesOfCatalogue()} html={html} />
  }
  const { samples = [] } = await documentAt('/').load()
  const { Home } = await page
  return () => <Home samples={samples} />
}

/** The catalogue of a collection. */
const lazyCatalogue = (collection: Collection): LazyPage =>
  lazyPage(
    async () => {
      const { Catalogue } = await import('../pages/catalogue')
      return () => <Catalogue collection={collection} />
    },
    (search) => loadCataloguePage(collection, search),
  )

// `Object.fromEntries` loses the type of the keys.
const lazyCatalogues = Object.fromEntries(
  collectionNames.map((name) => [collections[name].path, lazyCatalogue(name)]),
) as Record<(typeof collections)[Collection]['path'], LazyPage>

/** The hand-written pages. */
const lazySitePages: Readonly<Record<SitePath, LazyPage>> = {
  '/': lazyPage(loadHome),
  ...lazyCatalogues,
  '/studio': lazyPage(async () => (await import('../pages/studio')).loadStudio()),
  '/stories': lazyPage(async () => (await import('../pages/stories')).Stories),
  '/contributors': lazyPage(async () => (await import('../pages/contributors')).Contributors),
  '/donate': lazyPage(async () => (await import('../pages/donate')).Donate),
  '/about': lazyPage(async () => (await import('../pages/about')).About),
  '/contact': lazyPage(async () => (await import('../pages/contact')).Contact),
  '/changelog': lazyPage(loadChangelog),
  '/accessibility': lazyPage(async () => (await import('../pages/accessibility')).loadReport()),
  '/termsOfUse': lazyPage(async () => (await import('../pages/terms')).Terms),
}

const pages = new Map<string, Page>(sitePages.map((page) => [page.path, page]))

/** The page of a path: a hand-written one, or the page of an entry that a document or the index has listed. */
export function pageAt(path: string): Page | undefined {
  const canonical = canonicalPath(path)
  const entry = entryAt(canonical)
  return pages.get(canonical) ?? (entry && pageOf(entry))
}

const lazyPages = new Map<string, LazyPage>(Object.entries(lazySitePages))

/** The lazy page of a path. Without a hand-written page, the path's document decides. */
export function lazyPageAt(path: string): LazyPage {
  const canonical = canonicalPath(path)
  const known = lazyPages.get(canonical)
  if (known !== undefined) return known
  const added = lazyDocPage(canonical)
  lazyPages.set(canonical, added)
  return added
}
