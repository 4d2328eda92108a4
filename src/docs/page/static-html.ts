import { createContext } from 'react'

/** The HTML of a document's static parts by their id. */
export type StaticHtml = ReadonlyMap<string, () => string>

/** The static parts of the document on screen. Their HTML is serialized on demand. */
export const staticHtmlOf = (page: ParentNode): StaticHtml =>
  new Map(
    [...page.querySelectorAll<HTMLElement>('[data-static]')].map((element) => [
      element.dataset.static ?? '',
      () => element.innerHTML,
    ]),
  )

/**
 * Cuts the static parts out of a document's text, so that they are parsed only when they are inserted into the page.
 *
 * @param text As rendered by React: `<` and `>` appear only in tags.
 * @returns The static parts, and the document without their content.
 */
export function cutStaticHtml(text: string): { readonly html: StaticHtml; readonly rest: string } {
  const html = new Map<string, () => string>()
  const part = /<div data-static="([^"]*)"[^>]*>/g
  let rest = ''
  let end = 0
  for (let found = part.exec(text); found !== null; found = part.exec(text)) {
    const start = part.lastIndex
    rest += text.slice(end, start)
    end = endOfDiv(text, start)
    const content = text.slice(start, end)
    html.set(found[1] ?? '', () => content)
    part.lastIndex = end
  }
  return { html, rest: rest + text.slice(end) }
}

/** The end of the content of a `div`, which begins at `start`. */
function endOfDiv(text: string, start: number): number {
  const tag = /<(\/?)div[ >]/g
  tag.lastIndex = start
  for (let depth = 1, found = tag.exec(text); found !== null; found = tag.exec(text)) {
    depth += found[1] === '' ? 1 : -1
    if (depth === 0) return found.index
  }
  return text.length
}

/** The static parts of a page. */
interface StaticParts {
  readonly html: StaticHtml
  /** Whether the visit began with this page, so that they are on screen already. */
  readonly arePresent: boolean
}

/** The static parts of a page whose document is not loaded. */
export const noHtml: StaticHtml = new Map()

/** The static parts of the page around a component. */
export const StaticPartsContext = createContext<StaticParts>({ html: noHtml, arePresent: false })
