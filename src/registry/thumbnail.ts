import { renderToStaticMarkup } from 'react-dom/server'
import type { Thumbnail } from './page-data'
import { liveElements } from './live-elements'
import type { Docs } from './sections'

const style = /<style[^>]*>([^]*?)<\/style>/g

/**
 * Renders the thumbnail of an entry: the declared one, or the first live element of its page. Only the build and the dev
 * server do that.
 *
 * @returns Undefined for an entry without live elements.
 * @throws {Error} When the element needs a browser.
 */
export function renderThumbnail({ thumbnail, sections }: Docs): Thumbnail | undefined {
  const [element] = thumbnail === undefined ? liveElements(sections) : [thumbnail]
  if (element === undefined) return undefined
  const markup = renderToStaticMarkup(element)
  return {
    // An element of the page is closed there too.
    html: staticMarkup(markup.replaceAll(style, ''), thumbnail !== undefined),
    css: [...markup.matchAll(style)].map(([, css = '']) => css).join('\n'),
  }
}

/**
 * Replacements of elements that a picture must not have: for tools that ignore `inert`, landmarks and articles would belong to
 * the page, and links would lead nowhere.
 */
const replacements: Readonly<Record<string, string>> = {
  a: 'span',
  article: 'div',
  aside: 'div',
  footer: 'div',
  header: 'div',
  nav: 'div',
  section: 'div',
}

/** Elements that are focusable by default. */
const controls = new Set(['button', 'input', 'select', 'summary', 'textarea'])

/**
 * Attributes without a visible effect: those for scripts, forms and assistive technology, and ids, which the page may have
 * too.
 */
const unseen =
  / (?:id|for|name|form|list|alt|title|role|href|target|rel|tabindex|autocomplete|popovertarget|xmlns|aria-(?:label|labelledby|describedby|controls|owns|haspopup|hidden|live|atomic|valuetext|required|busy|multiselectable))="[^"]*"/gi

/** States, which styles use. They become data, since without its role an element has none. */
const states = / aria-(?=[a-z]+=")/g

/** Empty elements that only a script shows. */
const empty = /<(\w+)[^<>]* hidden=""[^<>]*><\/\1>/g

/**
 * Makes a static picture of rendered markup: it looks the same, but has no ids, names and states, and cannot be focused.
 *
 * @param html Markup from React, in which no value has a bare `<` or `>`.
 * @param opened Whether dialogs and popovers are shown, in the flow.
 */
export const staticMarkup = (html: string, opened: boolean): string =>
  html
    .replaceAll(empty, '')
    .replaceAll(
      /<(\/?)([a-z][\w-]*)((?: [^<>]*|\/)?)>/g,
      (_tag, end: string, tag: string, attributes: string) => {
        // A preload would be another request.
        if (tag === 'link') return ''
        const name = replacements[tag] ?? tag
        if (end !== '') return `</${name}>`
        const seen = attributes
          .replaceAll(unseen, '')
          .replaceAll(states, ' data-')
          // Password managers add a button to password fields.
          .replace(' type="password"', ' type="text"')
        const shown = opened ? seen.replace(/ popover="[^"]*"/, ' data-popover=""') : seen
        return `<${name}${controls.has(tag) ? ' tabindex="-1"' : ''}${opened && tag === 'dialog' ? ' open=""' : ''}${shown}>`
      },
    )
