import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { loadHighlighter } from './highlighter/use-highlighted'
import { referenceOf } from './registry/entry-module'
import { withName } from './take-home/named-file'
import type { EntryFiles, ListedEntry, PageData } from './shared/page-data'
import { catalogue } from './site/catalogue'
import { cardsPerPage, loadIndex } from './site/catalogue-index'
import { App } from './site/app'
import { headOf, type Head } from './site/head'
import { notFound, pageAt, screenAt, sitePages } from './site/routes'
import { site } from './site/constants'

/** What the document of an address is made of. `file` is its place below `dist/client`. */
export interface PrerenderedPage {
  readonly target: string
  readonly file: string
  readonly search: string
  readonly head: Head
  readonly html: string
  /** What the site's script reads from the document. */
  readonly data?: PageData
}

/** The origin of canonical links. */
export const siteUrl = site.url

export { takeHomeFiles } from './take-home/files'

/** An address that no route has. Its document answers every unknown address. */
export const notFoundTarget = '/404'

const pages = Math.max(1, Math.ceil(catalogue.length / cardsPerPage))

/** Every address that gets a document: the pages, the catalogue's later pages, and the not-found page. */
export function targets(): string[] {
  const further = Array.from({ length: pages - 1 }, (_, index) => `/components?page=${index + 2}`)
  const paths = [...sitePages.map(({ path }) => path), ...catalogue.map(({ route }) => route)]
  return [...paths, ...further, notFoundTarget]
}

/**
 * Lists every component, in the order of the catalogue.
 *
 * @param filesOf The addresses of the files for the page of a component's folder.
 */
export const listEntries = (filesOf: (name: string) => EntryFiles): ListedEntry[] =>
  catalogue.map(({ load: _load, ...item }) => ({ ...item, ...filesOf(item.name) }))

/** Lists the text files that the pages of components load: their code below their name, by the address of the file. */
export async function sourceFiles(): Promise<ReadonlyMap<string, string>> {
  const modules = await Promise.all(catalogue.map(({ load }) => load()))
  const files = modules.flatMap((entry) =>
    Object.values(referenceOf(entry).source).flatMap(({ files: own }) => own),
  )
  return new Map(files.map(({ address, path, code }) => [address, withName(path, code)]))
}

/** Renders an address from the same tree that the browser hydrates. */
export async function render(target: string, entries: readonly ListedEntry[]): Promise<PrerenderedPage> {
  await Promise.all([loadHighlighter(), loadIndex()])
  const { pathname, search } = new URL(target, 'http://localhost')
  await screenAt(pathname).preload(search)
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={target}>
        <App />
      </StaticRouter>
    </StrictMode>,
    { progressiveChunkSize: Infinity },
  )
  const html = await new Response(prelude).text()
  const data = dataOf(pathname, search, entries)
  const head = headOf(pageAt(pathname) ?? notFound, search)
  return { target, file: fileOf(pathname, search), search, head, html, ...(data && { data }) }
}

function dataOf(pathname: string, search: string, entries: readonly ListedEntry[]): PageData | undefined {
  if (pathname === '/components') {
    const page = Number(new URLSearchParams(search).get('page') ?? 1)
    const cards = entries.slice((page - 1) * cardsPerPage, page * cardsPerPage)
    return { entries: cards, catalogue: { page, pages } }
  }
  const entry = entries.find(({ route }) => route === pathname)
  return entry && { entries: [entry] }
}

function fileOf(pathname: string, search: string): string {
  if (pageAt(pathname) === undefined) return '404.html'
  const page = new URLSearchParams(search).get('page')
  const folder = pathname === '/' ? '' : `${pathname.slice(1)}/`
  return `${folder}${page === null ? 'index' : `page-${page}`}.html`
}
