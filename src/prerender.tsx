import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { loadHighlighter } from './highlighter/use-highlighted'
import { cardsPerPage, catalogue } from './site/catalogue'
import { App } from './site/app'
import { headOf, type Head } from './site/head'
import { notFound, routeAt, routes } from './site/routes'
import { site } from './site/constants'

/** What the document of an address is made of. `file` is its place below `dist/client`. */
export interface PrerenderedPage {
  readonly target: string
  readonly file: string
  readonly search: string
  readonly head: Head
  readonly html: string
}

/** The origin of canonical links. */
export const siteUrl = site.url

/** An address that no route has. Its document answers every unknown address. */
export const notFoundTarget = '/404'

/** Every address that gets a document: the routes, the catalogue's later pages, and the not-found page. */
export function targets(): string[] {
  const pages = Math.ceil(catalogue.length / cardsPerPage)
  const further = Array.from(
    { length: Math.max(0, pages - 1) },
    (_, index) => `/components?page=${index + 2}`,
  )
  return [...routes.map(({ path }) => path), ...further, notFoundTarget]
}

/** Renders an address from the same tree that the browser hydrates. */
export async function render(target: string): Promise<PrerenderedPage> {
  await loadHighlighter()
  const { pathname, search } = new URL(target, 'http://localhost')
  const route = routeAt(pathname)
  await route.preload()
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={target}>
        <App />
      </StaticRouter>
    </StrictMode>,
    { progressiveChunkSize: Infinity },
  )
  const html = await new Response(prelude).text()
  return { target, file: fileOf(pathname, search), search, head: headOf(route, search), html }
}

function fileOf(pathname: string, search: string): string {
  if (routeAt(pathname) === notFound) return '404.html'
  const page = new URLSearchParams(search).get('page')
  const folder = pathname === '/' ? '' : `${pathname.slice(1)}/`
  return `${folder}${page === null ? 'index' : `page-${page}`}.html`
}
