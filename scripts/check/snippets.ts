import { cloneElement, createElement, type ReactElement } from 'react'
import { toHex, withAlpha } from '../../src/registry/color.ts'
import type { Control, Value } from '../../src/registry/controls.ts'
import { choosePreset, edit, startOf, type CustomizerState } from '../../src/registry/customizer-state.ts'
import type { EntryModule } from '../../src/registry/entry-module.ts'
import { liveExampleOf } from '../../src/registry/live-example.ts'
import type { Configurable, CustomizerSection, Props, ShownExample } from '../../src/registry/sections.ts'
import { customizerCode, exampleCode } from '../../src/registry/snippet.ts'
import { writeBack } from '../../src/registry/jsx-printer.ts'

/** A module that a page shows, and the live element beside it. */
export interface Snippet {
  /** Its section, example or state. */
  readonly title: string
  readonly code: string
  readonly preview: ReactElement
}

/** Another value that the control accepts. */
export function moved(control: Control): Value {
  switch (control.type) {
    case 'color':
      return control.alpha === true
        ? withAlpha('#0c2238', 0.4)
        : toHex(control.default) === '#0c2238'
          ? '#ffffff'
          : '#0c2238'
    case 'text':
      return `${control.default} moved`
    case 'boolean':
      return !control.default
    case 'number':
    case 'range':
      return control.default === control.max
        ? (control.min ?? control.default - 1)
        : control.default + (control.step ?? 1)
    case 'select':
      return control.options.find((option) => option !== control.default) ?? control.default
  }
}

/** The first states of a customizer: the initial one, each preset, and each control moved off its default. */
export function statesOf(section: Configurable): Record<string, CustomizerState> {
  const start = startOf(section)
  const presets = Object.keys(section.presets).map((name) => [`preset ${name}`, choosePreset(section, name)])
  const controls = Object.entries(section.controls).map(([name, control]) => [
    `${name} moved`,
    edit(section, start, name, moved(control)),
  ])
  return { start, ...(Object.fromEntries([...presets, ...controls]) as Record<string, CustomizerState>) }
}

/** The live element of a customizer for the given values. */
export function previewOf(
  { preview }: CustomizerSection,
  values: Readonly<Record<string, Value>>,
): ReactElement {
  return typeof preview === 'function'
    ? preview(values, () => writeBack(() => {}))
    : createElement(preview.Component, values)
}

/** The live element of an example with some props besides its own. */
export const elementOf = (example: ShownExample, props: Props = {}): ReactElement =>
  example.kind === 'element'
    ? cloneElement(example.element, props)
    : // A demo spreads them on its component, whatever they are.
      createElement(example.demo.Component, props as Record<string, Value>)

/** Every snippet of a page, in all first states. A customizer with its own code tabs has none. */
export function snippetsOf(page: Pick<EntryModule, 'docs' | 'scope' | 'names'>): Snippet[] {
  const live = liveExampleOf(page.docs)
  return page.docs.sections.flatMap((section): Snippet[] => {
    switch (section.kind) {
      case 'props':
        return []
      case 'examples':
        return section.examples.flatMap((example, index) => {
          if (example.kind === 'code') return []
          const title = [section.title, example.title].filter(Boolean).join(' / ')
          const snippet = (state: string, props?: Props): Snippet => ({
            title: title + state,
            code: exampleCode(example, page, props),
            preview: elementOf(example, props),
          })
          if (live?.section !== section || index > 0) return [snippet('')]
          const states = Object.entries(statesOf(live.configurable))
          return [
            snippet(''),
            ...states.map(([name, { values }]) => snippet(`, ${name}`, live.propsOf(values))),
          ]
        })
      case 'customizer':
        if (section.code) return []
        return Object.entries(statesOf(section)).map(([state, { values }]) => ({
          title: `${section.title}, ${state}`,
          code: customizerCode(section, values, page),
          preview: previewOf(section, values),
        }))
    }
  })
}
