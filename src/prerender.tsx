import { StrictMode, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { loadHighlighter } from './highlighter/load-highlighter'
import { feedOf } from './pages/changelog/feed'
import { newestEntries } from './pages/changelog/changes'
import { samplesOfCatalogue } from './pages/home/samples-in-build'
import { collectionAt, collectionNames } from './registry/collections'
import type { Category } from './registry/meta'
import { referenceOf, type CatalogueItem, type EntryModule } from './registry/entry-module'
import { renderThumbnail } from './registry/thumbnail'
import { installableScreens } from './install/install-items'
import { EmbedView } from './docs/embed/embed-view'
import { hasStage } from './registry/sections'
import { embedPath, oembedPath } from './shared/embed'
import { hrefTo } from './ui/addresses'
import { siteLink } from './ui/site-address'
import type { EntryFiles, ListedEntry, PageData, Thumbnail } from './registry/page-data'
import { catalogue } from './registry/catalogue'
import { loadIndex } from './site/catalogue/catalogue-index'
import { catalogueAddress, cataloguePage, readCatalogueQuery } from './site/catalogue/catalogue-query'
import { App } from './app/app'
import { headOf, type Head } from './app/head'
import { pageAt, lazyPageAt } from './app/routes'
import { notFound, pageOf, sitePages } from './registry/site-pages'
import { Icon } from './ui/icon'

/** The parts of a document. `file` is its path in `dist/client`. */
export interface PrerenderedPage {
  readonly target: string
  readonly file: string
  readonly search: string
  readonly head: Head
  readonly html: string
  /** The data for the site's script. */
  readonly data?: PageData
}

export { siteAddress } from './ui/site-address'
export { paletteIndex } from './site/command-palette/palette-index'
export { installFiles } from './install/files'

/** The feed of the changelog, as RSS. */
export const feed = (): string => feedOf(newestEntries(catalogue))

/** An address without a page. Its document answers every unknown address. */
export const notFoundTarget = '/404'

/** The addresses of the catalogues' pages, for all components of a collection and for each of its categories. */
const cataloguePages = () =>
  collectionNames.flatMap((collection) => {
    const pageOf = (category?: Category) => cataloguePage(catalogue, { collection, category, page: 1, q: '' })
    return [undefined, ...pageOf().categories].flatMap((category) =>
      Array.from({ length: pageOf(category).pages }, (_, index) =>
        catalogueAddress({ collection, category, page: index + 1 }),
      ),
    )
  })

/** The addresses of all documents: pages, pages of the catalogues, and the not-found page. */
export function targets(): string[] {
  const paths = [...sitePages.map(({ path }) => path), ...catalogue.map(({ route }) => route)]
  return [...new Set([...paths, ...cataloguePages(), notFoundTarget])]
}

/**
 * Lists every component, in the order of the catalogue.
 *
 * @param filesOf Returns the addresses of a component's files, by the name of its folder.
 */
export const listEntries = (filesOf: (name: string) => EntryFiles): ListedEntry[] =>
  catalogue.map(
    ({ load: _load, added: _added, keywords: _keywords, order: _order, related: _related, ...item }) => ({
      ...item,
      ...filesOf(item.name),
    }),
  )

/**
 * Renders the thumbnail of a component, by the name of its folder. It is the component's icon if the entry shows nothing.
 *
 * @throws {Error} When there is no such folder, or what it shows needs a browser.
 */
export async function thumbnailOf(name: string): Promise<Thumbnail> {
  const item = catalogue.find((listed) => listed.name === name)
  if (item === undefined) throw new Error(`registry/${name} is not in the catalogue.`)
  const { docs } = await item.load()
  return renderThumbnail(docs) ?? { html: renderToStaticMarkup(<Icon name={item.icon} size={56} />), css: '' }
}

/** The source files of components and screens by their address. Each begins with its name. */
export async function sourceFiles(): Promise<ReadonlyMap<string, string>> {
  const modules = await Promise.all(catalogue.map(({ load }) => load()))
  const sources = [...modules.map((entry) => referenceOf(entry)), ...(await installableScreens())]
  const files = sources.flatMap(({ source }) => Object.values(source).flatMap(({ files: own }) => own))
  return new Map(files.map(({ address, code }) => [address, code]))
}

/** An embed: the document of a component's page for a frame on another site. */
export interface PrerenderedEmbed {
  /** The path of the component's page. */
  readonly route: string
  readonly page: PrerenderedPage
}

/** The components whose page shows one live. Each of them has an embed. */
async function embeddable(): Promise<{ readonly item: CatalogueItem; readonly entry: EntryModule }[]> {
  const loaded = await Promise.all(catalogue.map(async (item) => ({ item, entry: await item.load() })))
  return loaded.filter(({ entry }) => entry.docs.sections.some(hasStage))
}

/** Renders all embeds. */
export async function embeds(entries: readonly ListedEntry[]): Promise<PrerenderedEmbed[]> {
  return Promise.all((await embeddable()).map(({ item, entry }) => renderEmbed(item, entry, entries)))
}

async function renderEmbed(
  item: CatalogueItem,
  entry: EntryModule,
  entries: readonly ListedEntry[],
): Promise<PrerenderedEmbed> {
  const target = embedPath(item.name)
  const html = await htmlOf(<EmbedView meta={item} entry={entry} path={target} />)
  const listed = entries.filter(({ name }) => name === item.name)
  const file = `${target.slice(1)}/index.html`
  const head = headOf(pageOf(item))
  return { route: item.route, page: { target, file, search: '', head, html, data: { entries: listed } } }
}

/** Renders an element as the root of a document. */
async function htmlOf(element: ReactElement): Promise<string> {
  const { prelude } = await prerender(<StrictMode>{element}</StrictMode>, { progressiveChunkSize: Infinity })
  return withPlainQuotes(await new Response(prelude).text())
}

/** React escapes quotes in text, too, where they mean nothing: documents have to fit into the first packets. */
const withPlainQuotes = (html: string) =>
  html.replaceAll(/>[^<]+</g, (text) => text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'"))

/** Renders an address, with the tree that the browser hydrates. */
export async function render(target: string, entries: readonly ListedEntry[]): Promise<PrerenderedPage> {
  await Promise.all([loadHighlighter(), loadIndex()])
  const { pathname, search } = new URL(target, 'http://localhost')
  await lazyPageAt(pathname).preload(search)
  const html = await htmlOf(
    <StaticRouter location={target}>
      <App />
    </StaticRouter>,
  )
  const data = dataOf(pathname, search, entries)
  const isEmbeddable = (await embeddable()).some(({ item }) => item.route === pathname)
  // A path alone: `url` is read as a link of the site.
  const oembed = isEmbeddable && siteLink(`${oembedPath}?url=${hrefTo(pathname)}`)
  const head = { ...headOf(pageAt(pathname) ?? notFound, search), ...(oembed && { oembed }) }
  return { target, file: fileOf(pathname, search), search, head, html, ...(data && { data }) }
}

function dataOf(pathname: string, search: string, entries: readonly ListedEntry[]): PageData | undefined {
  const collection = collectionAt(pathname)
  if (collection !== undefined) {
    const query = readCatalogueQuery(new URLSearchParams(search), collection)
    const { items, ...page } = cataloguePage(entries, query)
    return { entries: items, catalogue: page }
  }
  if (pathname === '/') return { entries: [], samples: samplesOfCatalogue() }
  if (pathname === '/changelog') return { entries: [], changelog: newestEntries(catalogue) }
  // A document whose static parts a link shows says what its data are.
  if (pathname === '/accessibility') return { entries: [] }
  const entry = entries.find(({ route }) => route === pathname)
  return entry && { entries: [entry] }
}

function fileOf(pathname: string, search: string): string {
  if (pageAt(pathname) === undefined) return '404.html'
  const { category, page } = readCatalogueQuery(new URLSearchParams(search))
  const folder = pathname === '/' ? '' : `${pathname.slice(1)}/`
  const name = [...(category === undefined ? [] : [category]), ...(page === 1 ? [] : [`page-${page}`])]
  return `${folder}${name.join('-') || 'index'}.html`
}
