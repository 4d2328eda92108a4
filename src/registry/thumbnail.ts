import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Thumbnail } from '../shared/thumbnail'
import { startOf } from './customizer-state'
import type { Docs } from './sections'
import { stillMarkup } from './still-markup'
import { writeBack } from './write-back'

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
    html: stillMarkup(markup.replaceAll(style, ''), thumbnail !== undefined),
    css: [...markup.matchAll(style)].map(([, css = '']) => css).join('\n'),
  }
}
