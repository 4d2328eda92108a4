import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { measureCatalogue } from '../../scripts/harness/grown-registry'

/** How much the first load may differ, in bytes of Brotli: it names the number of components. */
const tolerance = 16

const elementsOf = (html: string) => html.match(/<[a-z]/g)?.length ?? 0

function measure(folder: string) {
  /** The document of a page. */
  const read = (path: string) => readFileSync(join(folder, 'dist/client', path, 'index.html'), 'utf8')
  // Made components are inputs, as the slider is; the button is none.
  return { ...measureCatalogue({ folder }), slider: read('slider-details'), button: read('button-details') }
}

describe('a growing catalogue', () => {
  const before = measure(inject('builds').before)
  const after = measure(inject('builds').after)

  test('names no entry in the first load', () => {
    expect(after.text).not.toContain('Made 99')
    expect(after.text).not.toContain('made-99')
  })

  test('adds nothing to the first load', () => {
    expect(Math.abs(after.script - before.script)).toBeLessThanOrEqual(tolerance)
  })

  test('has as many elements on its first page with 100 components as with 30', () => {
    expect(after.elements).toBe(before.elements)
  })

  test('adds nothing to the pages of other categories', () => {
    expect(elementsOf(after.button)).toBe(elementsOf(before.button))
  })

  test('lists beside a page 12 components of its category, and says how many there are', () => {
    const [list = ''] = /<nav id="category".*?<\/nav>/s.exec(after.slider) ?? []
    expect(list.match(/<li>/g)).toHaveLength(12)
    expect(list).toContain('data-more="inputs"')
    expect(list).toMatch(/<a href="\/components\?category=inputs">All \d\d in Inputs<\/a>/)
    expect(before.slider).not.toContain('data-more')
  })
})
