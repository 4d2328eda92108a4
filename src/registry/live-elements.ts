import { createElement, type ReactElement } from 'react'
import { startOf } from './customizer-state'
import { writeBack } from './jsx-printer'
import type { Docs } from './sections'

/** The elements that sections of a page show live as it opens, in order. */
export function* liveElements(sections: Docs['sections']): Generator<ReactElement> {
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
