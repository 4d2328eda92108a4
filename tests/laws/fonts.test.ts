import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { only, registryFiles, testWhole } from './one-component'

// A page asks the system for each name, weight and size of a font, one by one, and waits for the answers before its first
// paint. These laws keep their number small.

const filesOf = (folder: string, pattern: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name))
    .map((name) => join(folder, name))

/** The values of a CSS property, each with its file. */
const valuesOf = (files: readonly string[], property: string) =>
  files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(new RegExp(`(?<![-\\w])${property}: ([^;]+);`, 'g'))].map(
      ([, value = '']) => ({ file, value }),
    ),
  )

const styles = filesOf('src', /\.css$/)
const components = registryFiles().filter((file) => /(?<!\.(test|cases))\.tsx?$/.test(file))

test('text has three weights', () => {
  const weights = valuesOf([...styles, ...components], 'font-weight')
  if (only === undefined) expect(weights.length).toBeGreaterThan(100)
  expect(weights.filter(({ value }) => !/^(400|600|700)$/.test(value))).toEqual([])
})

testWhole(
  "the site's texts have the sizes of its theme, but for a heading of its own and what scales with its pane",
  () => {
    const sizes = valuesOf(styles, 'font-size')
    expect(sizes.length).toBeGreaterThan(50)
    expect(
      sizes.filter(
        ({ value }) => !/^(var\(--text-\w+\)|clamp\(.*vw, .*\)|[\d.]+(em|cqi)|inherit)$/.test(value),
      ),
    ).toEqual([])
  },
)

testWhole("the site's fonts are the system's, but for headings once the browser has their font", () => {
  const families = valuesOf(styles, '(?:--font|--font-code)').map(({ value }) => value)
  expect(families).toEqual(['system-ui, sans-serif', 'ui-monospace, monospace'])
  const headings = 'src/site/theme/headings/headings.css'
  expect(valuesOf(styles, 'src')).toEqual([{ file: headings, value: "url('./outfit.woff2')" }])
  const named = valuesOf(styles, 'font-family').filter(({ value }) => /^[A-Z]/.test(value))
  expect(new Set(named.map(({ file }) => file))).toEqual(new Set([headings]))
  const files = filesOf('src', /\.(woff2?|ttf|otf)$/)
  expect(files).toEqual(['src/site/theme/headings/outfit.woff2'])
  // With the first backdrop, 10 KiB.
  expect(files.map((file) => readFileSync(file).length <= 6 * 1024)).toEqual([true])
})
