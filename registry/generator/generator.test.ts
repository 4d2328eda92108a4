import { classesIn, tailwind } from '#tests/tailwind'
import { transform } from 'lightningcss'
import { expect, test } from 'vitest'
import { glassStyle, type GlassValues } from './glass-style'
import { toCss } from './to-css'
import { toTailwind } from './to-tailwind'

const defaults: GlassValues = {
  opacity: 0.5,
  blur: 10,
  backgroundColor: 'rgba(255, 255, 255, 0.25)',
  borderRadius: 15,
  shadowBlur: 10,
  shadowOffsetX: 0,
  shadowOffsetY: 4,
  shadowColor: 'rgba(0, 0, 0, 0.5)',
  solidColor: 'rgba(255, 255, 255, 1)',
  solidTextColor: '#000000',
}

const cases: Record<string, GlassValues> = {
  'the defaults': defaults,
  'the lowest values': {
    ...defaults,
    opacity: 0,
    blur: 0,
    borderRadius: 0,
    shadowBlur: 0,
    shadowOffsetX: -50,
    shadowOffsetY: -50,
  },
  'the highest values': {
    ...defaults,
    opacity: 1,
    blur: 50,
    borderRadius: 50,
    shadowBlur: 50,
    shadowOffsetX: 50,
    shadowOffsetY: 50,
  },
  'fractions with rounding errors': { ...defaults, opacity: 0.57 },
  'colors with spaces': {
    ...defaults,
    backgroundColor: 'rgb(255 0 128 / 40%)',
    shadowColor: 'hsl(280deg 60% 30% / 0.7)',
  },
  'colors by function and by name': {
    ...defaults,
    backgroundColor: 'color-mix(in srgb, red 50%, blue)',
    shadowColor: 'rebeccapurple',
  },
}

/** Safari 15 needs the prefix of `backdrop-filter`; for newer browsers, Lightning CSS removes it. */
const targets = { safari: 15 << 16 }

/** The output and the warnings of Lightning CSS for a style sheet. */
function lightning(css: string) {
  const { code, warnings } = transform({
    filename: 'glass.css',
    code: Buffer.from(css),
    minify: true,
    targets,
  })
  return { css: code.toString(), warnings }
}

for (const [name, values] of Object.entries(cases)) {
  test(`Lightning CSS accepts the CSS of ${name} without a warning and keeps every block`, () => {
    const { css, warnings } = lightning(toCss(glassStyle(values)))
    expect(warnings).toEqual([])
    expect(css).toContain('-webkit-backdrop-filter:blur(')
    expect(css).toMatch(/;backdrop-filter:blur\(/)
    expect(css).toContain(
      '@supports not ((-webkit-backdrop-filter:blur(1px)) or (backdrop-filter:blur(1px)))',
    )
    for (const feature of [
      'prefers-reduced-transparency:reduce',
      'prefers-contrast:more',
      'forced-colors:active',
    ])
      expect(css).toContain(`@media (${feature})`)
  })

  test(`Tailwind 4 generates a rule for each class of ${name}, and Lightning CSS accepts them`, async () => {
    const build = await tailwind()
    const classes = classesIn(toTailwind(glassStyle(values)))
    const sheets = classes.map((_, index) => build(classes.slice(0, index + 1)))
    const without = sheets.filter((sheet, index) => sheet === (sheets[index - 1] ?? build([])))
    expect(new Set(classes).size).toBe(classes.length)
    expect(without).toEqual([])
    expect(lightning(sheets.at(-1) ?? '').warnings).toEqual([])
  })
}

test('text that is not a color appears in the code unchanged', () => {
  const style = glassStyle({ ...defaults, backgroundColor: 'not "a" color' })
  expect(toCss(style)).toContain('background-color: not "a" color;')
  expect(toTailwind(style)).toContain('bg-[not_&quot;a&quot;_color]')
})

test('glass is a pure function of its values', () => {
  expect(glassStyle({ ...defaults })).toEqual(glassStyle({ ...defaults }))
  expect(glassStyle(Object.freeze({ ...defaults }))).toEqual(glassStyle(defaults))
})
