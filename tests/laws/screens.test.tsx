import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { screens } from '../../src/registry/screens'
import { catalogue } from '../../src/registry/catalogue'
import { stylings } from '../../src/registry/styling'
import { installableScreens } from '../../src/install/install-items'
import { isInstallable } from '../../src/registry/entry-module'
import { missingImports } from './imports'

/** The most elements of a document. */
const mostElements = 1000

const taken = await installableScreens()

/** The HTML of some nodes, without the style sheets that Emotion writes among the elements. */
const htmlOf = (...nodes: readonly ReactNode[]) =>
  renderToStaticMarkup(createElement('div', null, ...nodes)).replaceAll(/<style\b.*?<\/style>/gs, '')

test('screens have orders, titles and names of their own', () => {
  for (const key of ['order', 'title'] as const)
    expect(new Set(screens.map((screen) => screen[key])).size).toBe(screens.length)
  const components = new Set(catalogue.map(({ name }) => name))
  expect(screens.filter(({ name }) => components.has(name))).toEqual([])
})

// One without a position in the catalogue needs no screen: its folder is all there is of it.
test('every component with a position in the catalogue appears in a screen, if it can be installed', async () => {
  const folders = new Set(
    taken.flatMap(({ source }) => source.emotion.files.map(({ path }) => path.split('/')[0])),
  )
  const missing = catalogue.filter(({ name, order }) => order !== undefined && !folders.has(name))
  const pages = await Promise.all(missing.map(({ load }) => load()))
  expect(pages.filter(isInstallable).map(({ folder }) => folder)).toEqual([])
})

describe.each(taken)('$name', ({ name, meta, source }) => {
  test('it has a title and a description', () => {
    expect(meta.title).toMatch(/^[A-Z]/)
    expect(meta.description).toMatch(/\.$/)
  })

  test.each(stylings)('its source in %s imports nothing that a visitor does not get', (styling) => {
    const { files } = source[styling]
    expect(files[0]?.file).toBe(`${name}.tsx`)
    expect(missingImports(files)).toEqual([])
  })

  test('it needs no props, and fits into a document', async () => {
    const html = htmlOf(createElement(await meta.load()))
    expect(html.match(/<[a-z]/g)?.length).toBeLessThanOrEqual(mostElements)
  })

  test('two of it on one page share no id', async () => {
    const Screen = await meta.load()
    const ids = [...htmlOf(createElement(Screen), createElement(Screen)).matchAll(/ id="([^"]+)"/g)]
    const names = ids.map(([, id]) => id)
    expect(names.filter((id, index) => names.indexOf(id) !== index)).toEqual([])
  })

  test('its headings begin below that of a page, and leave out no level', async () => {
    const html = htmlOf(createElement(await meta.load()))
    const levels = [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level))
    expect(levels[0]).toBe(2)
    expect(levels.filter((level, index) => level < 2 || level > (levels[index - 1] ?? 2) + 1)).toEqual([])
  })
})
