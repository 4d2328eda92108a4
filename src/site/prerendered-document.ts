import { staticElementsOf, type StaticElements } from '../docs/page/static-elements'
import { canonicalPath } from '../ui/canonical-path'

/** The build that a document belongs to: the address of the site's script, which changes with all that it loads. */
const buildOf = (page: Document) => page.querySelector<HTMLElement>('script[data-entry]')?.dataset.entry

/** The document that this visit began with, before anything changes it. */
const first =
  typeof document === 'undefined'
    ? undefined
    : { path: canonicalPath(window.location.pathname), elements: staticElementsOf(document) }

/**
 * The static elements of a page, from the document that the build made for it. If the site was built anew since this
 * script was loaded, its HTML may not fit the script: then the page on screen is loaded anew.
 *
 * @throws {Error} When the document cannot be fetched, or belongs to a newer build and is not the page on screen.
 */
export async function loadStaticElements(path: string): Promise<StaticElements> {
  // The dev server prerenders nothing: there, React renders every part.
  if (import.meta.env.SSR || import.meta.env.DEV) return new Map()
  if (first?.path === path) return first.elements
  const response = await fetch(path)
  if (!response.ok) throw new Error(`The document ${path} answered ${response.status}.`)
  const fetched = new DOMParser().parseFromString(await response.text(), 'text/html')
  if (buildOf(fetched) === buildOf(document)) return staticElementsOf(fetched)
  if (canonicalPath(window.location.pathname) === path) {
    window.location.reload()
    return new Promise(() => {})
  }
  throw new Error(`The document ${path} belongs to a newer version of the site.`)
}
