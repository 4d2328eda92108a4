import { createContext } from 'react'

/** The HTML of a prerendered document's static parts, whose content never changes, by their id. */
export type StaticHtml = ReadonlyMap<string, () => string>

/** The static parts of a document that the browser shows. Their HTML is written when it is asked for. */
export const staticHtmlOf = (page: ParentNode): StaticHtml =>
  new Map(
    [...page.querySelectorAll<HTMLElement>('[data-static]')].map((element) => [
      element.dataset.static ?? '',
      () => element.innerHTML,
    ]),
  )

/**
 * Cuts the static parts out of a document's text. They go into the page as they are: with the document, they would be
 * parsed twice, and written as HTML in between.
 *
 * @param text As React has rendered it: a `<` or `>` stands for a tag and nothing else.
 * @returns The static parts, and the document in which they are empty.
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

/** Where the content of a `div` ends that begins at a place in a text. */
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
  /** Whether they are on screen already, since the visit began with this page. */
  readonly arePresent: boolean
}

/** A page whose document is not there yet. */
export const noHtml: StaticHtml = new Map()

/** The static parts of the page that a part belongs to. */
export const StaticPartsContext = createContext<StaticParts>({ html: noHtml, arePresent: false })
