import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Thumbnail } from './page-data'
import { startOf } from './customizer-state'
import type { Docs } from './sections'
import { writeBack } from './jsx-printer'

/** What the sections of a page show alive, in their order. */
function* liveElements(sections: Docs['sections']): Generator<ReactElement> {
  for (const section of sections) {
    switch (section.kind) {
      case 'props':
        break
      case 'examples':
        for (const example of section.examples) {
          if (example.kind === 'element') yield example.element
          if (example.kind === 'demo') yield createElement(example.demo.Component)
        }
        break
      case 'customizer': {
        const { preview } = section
        const { values } = startOf(section)
        yield typeof preview === 'function'
          ? preview(values, () => writeBack(() => {}))
          : createElement(preview.Component, values)
      }
    }
  }
}

const style = /<style[^>]*>([^]*?)<\/style>/g

/**
 * Renders the thumbnail of an entry: what its docs declare, or else what its page shows first. Only the build and the dev
 * server do that.
 *
 * @returns Its HTML, and the rules of the style elements in it. Undefined for an entry that shows nothing.
 * @throws {Error} When the element needs a browser.
 */
export function renderThumbnail({ thumbnail, sections }: Docs): Thumbnail | undefined {
  const [element] = thumbnail === undefined ? liveElements(sections) : [thumbnail]
  if (element === undefined) return undefined
  const markup = renderToStaticMarkup(element)
  return {
    // What is shown first on a page is closed there, too.
    html: staticMarkup(markup.replaceAll(style, ''), thumbnail !== undefined),
    css: [...markup.matchAll(style)].map(([, css = '']) => css).join('\n'),
  }
}

/**
 * What a picture cannot have, and what stands in its place. To tools that do not know `inert`, landmarks and articles would
 * be those of the page, and links would lead nowhere.
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

/** What takes focus by itself. */
const controls = new Set(['button', 'input', 'select', 'summary', 'textarea'])

/**
 * Attributes that nobody sees: what scripts, forms and assistive technology read, and ids, of which the page may have the
 * same. States stay, since styles follow them.
 */
const unseen =
  / (?:id|for|name|form|list|alt|title|role|href|target|rel|tabindex|autocomplete|popovertarget|xmlns|aria-(?:label|labelledby|describedby|controls|haspopup|hidden|live|atomic|valuetext))="[^"]*"/gi

/**
 * Makes a picture of what React has rendered: the same look, without ids, names and a place in the order of focus.
 *
 * @param html Markup as React writes it, in which no value has a bare `<` or `>`.
 * @param opened Whether dialogs and popovers are shown, in the flow. Only a script could open them.
 */
export const staticMarkup = (html: string, opened: boolean): string =>
  html.replaceAll(
    /<(\/?)([a-z][\w-]*)((?: [^<>]*|\/)?)>/g,
    (_tag, end: string, tag: string, attributes: string) => {
      // A hint to fetch a picture early: it would be a request of its own.
      if (tag === 'link') return ''
      const name = replacements[tag] ?? tag
      if (end !== '') return `</${name}>`
      const seen = attributes
        .replaceAll(unseen, '')
        // Password managers put a button into each field for a password.
        .replace(' type="password"', ' type="text"')
      const shown = opened ? seen.replace(/ popover="[^"]*"/, ' data-popover=""') : seen
      return `<${name}${controls.has(tag) ? ' tabindex="-1"' : ''}${opened && tag === 'dialog' ? ' open=""' : ''}${shown}>`
    },
  )
