import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { choosePreset, edit, startOf, type CustomizerState } from '../../src/registry/customizer-state.ts'
import type { EntryModule } from '../../src/registry/entry-module.ts'
import { liveExampleOf } from '../../src/registry/live-example.ts'
import type {
  CustomizerSection,
  ExamplesSection,
  Docs,
  Props,
  ShownExample,
} from '../../src/registry/sections.ts'
import { customizerCode, exampleCode } from '../../src/registry/snippet.ts'
import type { Diagnostic } from '../entry/diagnostic.ts'
import { placeInEntry, type EntryPath } from '../entry/place-in-entry.ts'
import { elementOf, moved, previewOf } from './snippets.ts'
import { renderThumbnail } from '../../src/registry/thumbnail.ts'

export interface ShownCode {
  readonly title: string
  readonly path: EntryPath
  readonly code: string
}

/** The live code that a page prints, and the mistakes in it. */
export interface Live {
  readonly codes: readonly ShownCode[]
  readonly diagnostics: readonly Diagnostic[]
}

/** Renders and prints all that a page shows first, as the build and the browser do, and reports what fails. */
export function readLive(file: string, page: Pick<EntryModule, 'docs' | 'scope' | 'names'>): Live {
  const codes: ShownCode[] = []
  const diagnostics: Diagnostic[] = []
  /** Runs a part of the entry. What it throws is reported, with the line of that part. */
  const attempt = <Result>(path: EntryPath, fact: string, fix: string, run: () => Result) => {
    try {
      return run()
    } catch (thrown) {
      const { message, cause } = thrown instanceof Error ? thrown : new Error(String(thrown))
      const step = typeof cause === 'string' ? [cause] : []
      diagnostics.push({
        file: placeInEntry(file, [...path, ...step]),
        message: `${fact}: ${message.replace(/\.$/, '')}.`,
        suggestion: fix,
      })
      return undefined
    }
  }
  const render = (path: EntryPath, what: string, element: () => ReactElement) =>
    attempt(
      path,
      `${what} cannot be rendered without a browser`,
      'Use what a browser alone has in an effect or a handler.',
      () => renderToStaticMarkup(element()),
    )
  const print = (path: EntryPath, title: string, code: () => string) => {
    const printed = attempt(
      path,
      `The code of '${title}' cannot be printed`,
      'Declare it at the top level of entry.tsx, or move the example to a .demo file.',
      code,
    )
    if (printed !== undefined) codes.push({ title, path, code: printed })
    return printed
  }

  function readExamples(section: ExamplesSection) {
    for (const [index, example] of section.examples.entries()) {
      if (example.kind === 'code') continue
      const title = [section.title, example.title].filter(Boolean).join(' / ')
      const path = [section.title, ...(example.title === undefined ? [] : [example.title])]
      const before = diagnostics.length
      const shown = readExample(example, path, title)
      // What fails with its defaults fails with most values: it is reported once.
      if (index === 0 && diagnostics.length === before) readControls(section, example, shown)
    }
  }

  /** Returns what an example shows. */
  const readExample = (example: ShownExample, path: EntryPath, title: string, props?: Props) =>
    [
      print(path, title, () => exampleCode(example, page, props)),
      render(path, `'${title}'`, () => elementOf(example, props)),
    ].join()

  /** Moves each control of an example, which shows something else then. */
  function readControls(section: ExamplesSection, example: ShownExample, shown: string) {
    const live = section.controls && liveExampleOf(page.docs)
    if (live?.section !== section) return
    for (const [name, control] of Object.entries(live.configurable.controls)) {
      const path = [section.title, 'controls', name]
      const { values } = edit(live.configurable, startOf(live.configurable), name, moved(control))
      if (readExample(example, path, `${section.title}, ${name} moved`, live.propsOf(values)) === shown)
        diagnostics.push({
          file: placeInEntry(file, path),
          message: `The control '${name}' does not change '${section.title}'.`,
          suggestion: 'Use its value in the example, or remove it.',
        })
    }
  }

  /** Returns what a state of a customizer shows. */
  function readState(section: CustomizerSection, path: EntryPath, name: string, { values }: CustomizerState) {
    const title = `${section.title}, ${name}`
    const fix = 'It is called with every value that the controls accept: return something for each.'
    const tabs = Object.entries(section.code ?? {}).map(([tab, { print: code }]) =>
      attempt([section.title, 'code', tab], `The code '${tab}' of '${title}' cannot be printed`, fix, () =>
        code(values),
      ),
    )
    const markup = render([section.title, 'preview'], `'${title}'`, () => previewOf(section, values))
    if (markup !== undefined && !section.code) print(path, title, () => customizerCode(section, values, page))
    attempt([section.title, 'readability'], `readability of '${title}' fails`, fix, () =>
      section.readability?.(values),
    )
    return [markup, ...tabs].join()
  }

  function readCustomizer(section: CustomizerSection) {
    const start = startOf(section)
    const before = diagnostics.length
    const shown = readState(section, [section.title], 'start', start)
    // What fails at the start fails in most states, and is said once.
    if (diagnostics.length > before) return
    for (const name of Object.keys(section.presets)) {
      const path = [section.title, 'presets', name]
      readState(section, path, `preset ${name}`, choosePreset(section, name))
    }
    for (const [name, control] of Object.entries(section.controls)) {
      const path = [section.title, 'controls', name]
      const changed = readState(section, path, `${name} moved`, edit(section, start, name, moved(control)))
      if (changed === shown)
        diagnostics.push({
          file: placeInEntry(file, path),
          message: `The control '${name}' of '${section.title}' changes neither the preview nor its code.`,
          suggestion: 'Use its value in the preview, or remove it.',
        })
    }
  }

  for (const section of page.docs.sections) {
    if (section.kind === 'examples') readExamples(section)
    if (section.kind === 'customizer') readCustomizer(section)
  }
  return { codes, diagnostics }
}

/** A picture must not run, play or fetch anything. */
const refused = /<(script|iframe|object|embed|video|audio)\b/

/** Reports a thumbnail that cannot be rendered without a browser, or that is more than a picture. */
export function* thumbnailErrors(file: string, docs: Docs): Generator<Diagnostic> {
  const at = () => placeInEntry(file, docs.thumbnail ? ['thumbnail'] : ['sections', 0])
  const suggestion = 'Declare a `thumbnail` in docs({ … }), as src/registry/sections.ts describes.'
  try {
    const [, element] = refused.exec(renderThumbnail(docs)?.html ?? '') ?? []
    if (element !== undefined)
      yield { file: at(), message: `The thumbnail has a <${element}>, and a picture is static.`, suggestion }
  } catch (thrown) {
    yield {
      file: at(),
      message: `The thumbnail cannot be rendered: ${String(thrown)}.`,
      suggestion,
    }
  }
}
