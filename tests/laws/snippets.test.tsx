import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { format, resolveConfig } from 'prettier'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, describe, expect, test } from 'vitest'
import { snippetsOf } from '../../scripts/check/snippets'
import type { Section } from '../../src/registry/sections'
import { printWidth } from '../../src/registry/snippet'
import { defaultStyling, stylings, type Styling } from '../../src/registry/styling'
import { entries } from './entries'
import { testWhole } from './one-component'

/** The folder that sources and snippets are pasted into. It is inside the project, so that packages are found. */
const desk = '.cache/pasted'

/** Removes the folder from asset addresses; the rest of the markup must be the same. */
const withoutFolder = (markup: string, styling: Styling) =>
  markup.replaceAll(`/${desk}/${styling}/`, '/registry/')

/**
 * Removes what the stylings write in their own ways: the names of classes, the rules that Emotion adds, and React's ids,
 * which count what Emotion renders.
 */
const withoutStyles = (markup: string) =>
  markup
    .replaceAll(/ class="[^"]*"/g, '')
    .replaceAll(/<style data-emotion.*?<\/style>/gs, '')
    .replaceAll(/_R_\w*_/g, '_R_')

afterAll(() => rmSync(desk, { recursive: true, force: true }))

/** Prettier's options for a demo: the width of all code that stands beside a stage. */
const demoOptions = await resolveConfig('registry/x/x.demo.tsx')

/** The most columns that a section's code blocks show in a window of 1280 px; below a stage they are wider. */
const columnsOf = (section: Section) =>
  section.kind === 'examples' && section.layout === 'below' ? 110 : printWidth

/** Entries with something to paste: a placeholder shows only its title. */
const withSnippets = entries.filter(({ page }) => snippetsOf(page).length > 0)

describe.each(withSnippets)('$title', ({ name, page, reference }) => {
  const snippets = snippetsOf(page)
  describe.each(stylings)('in %s', (styling) => {
    const folder = resolve(desk, styling, name)
    const write = (file: string, text: string) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), text)
    }
    for (const { file, code } of reference.source[styling].files) write(file, code)

    test.each(snippets.map((snippet, index) => ({ ...snippet, index })))(
      'pasted beside its source, "$title" renders the preview',
      async ({ code, preview, index }) => {
        write(`snippet-${index}.tsx`, code)
        const pasted = (await import(join(folder, `snippet-${index}.tsx`))) as { default: ComponentType }
        const markup = withoutFolder(renderToStaticMarkup(<pasted.default />), styling)
        expect(withoutStyles(markup)).toBe(withoutStyles(renderToStaticMarkup(preview)))
      },
    )
  })

  test.each(snippets)('$title is formatted as Prettier formats it', async ({ code }) => {
    expect(code).toBe(await format(code, { ...demoOptions, parser: 'typescript' }))
  })

  test.each(page.docs.sections)('no line of $title is wider than its code block', (section) => {
    const columns = columnsOf(section)
    const hint =
      "Shorten the text, write the declaration's value within the example, or choose the layout 'below'."
    for (const { code } of snippetsOf({ ...page, docs: { ...page.docs, sections: [section] } }))
      expect(
        code.split('\n').filter((line) => line.length > columns),
        hint,
      ).toEqual([])
  })
})

testWhole('demos are formatted to the width of printed code', () => {
  expect(demoOptions?.printWidth).toBe(printWidth)
})

test('a file that is shown as code only is one of the page’s source files', () => {
  for (const { page, reference } of entries) {
    const sources = reference.source[defaultStyling].files.map(({ code }) => code)
    for (const section of page.docs.sections) {
      if (section.kind !== 'examples') continue
      for (const example of section.examples)
        if (example.kind === 'code') expect(sources).toContain(example.code)
    }
  }
})
