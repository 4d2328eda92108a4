import { createElement, type ReactElement } from 'react'
import { toHex, withAlpha } from '../../src/registry/color.ts'
import type { Control, Value } from '../../src/registry/controls.ts'
import { choosePreset, edit, startOf, type CustomizerState } from '../../src/registry/customizer-state.ts'
import type { EntryModule } from '../../src/registry/entry-module.ts'
import type { CustomizerSection } from '../../src/registry/sections.ts'
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
export function statesOf(section: CustomizerSection): Record<string, CustomizerState> {
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

/** Every snippet of a page, in all first states. A customizer with its own code tabs has none. */
export function snippetsOf(page: Pick<EntryModule, 'docs' | 'scope' | 'names'>): Snippet[] {
  return page.docs.sections.flatMap((section): Snippet[] => {
    switch (section.kind) {
      case 'props':
        return []
      case 'examples':
        return section.examples.flatMap((example) => {
          if (example.kind === 'code') return []
          const preview = example.kind === 'element' ? example.element : createElement(example.demo.Component)
          const title = [section.title, example.title].filter(Boolean).join(' / ')
          return [{ title, code: exampleCode(example, page), preview }]
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
