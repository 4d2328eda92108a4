import fc from 'fast-check'
import { transform } from 'lightningcss'
import { describe, expect, test } from 'vitest'
import { decodeGlass, encodeGlass } from '../../../src/glass/code'
import { printCss, propertiesOf } from '../../../src/glass/css'
import { exports, printJson, printTokens } from '../../../src/glass/exports'
import { printTailwind } from '../../../src/glass/tailwind'
import { defaultGlass, levels, schemes } from '../../../src/glass/glass-values'
import { isColor, toRgba } from '../../../src/registry/color'
import { anyGlass } from '../../support/any-glass'
import { propertiesIn, type SchemeOfPage } from '../../support/css-properties'
import { cssOfTokens, parseTokens, type Group } from '../../support/design-tokens'
import { tailwind } from '../../support/tailwind'

/** With a style of both schemes, as with a <meta> of both, the system chooses. */
const darkAlone = [
  "[style*='color-scheme: dark']",
  ":root:has(> head > meta[name='color-scheme'][content='dark'])",
]

/** What a page can say of its scheme, as selectors. */
const sayings = schemes.flatMap((scheme) =>
  [
    `.${scheme}`,
    `[data-theme='${scheme}']`,
    ...(scheme === 'dark' ? darkAlone : ["[style*='color-scheme: light;']"]),
  ].map((selector) => ({ scheme, selector })),
)

/** Every way in which a page can be light or dark. */
const pages: readonly SchemeOfPage[] = schemes.flatMap((system) => [
  { system },
  ...sayings.map((says) => ({ system, says })),
])

describe('CSS', () => {
  test('gives any glass, whether the system chooses the scheme or the page', () => {
    fc.assert(
      fc.property(anyGlass, fc.constantFrom(...pages), (glass, page) => {
        expect(propertiesIn(printCss(glass), page)).toEqual(
          propertiesOf(glass, page.says?.scheme ?? page.system),
        )
      }),
    )
  })

  test('is understood to the last declaration', () => {
    fc.assert(
      fc.property(anyGlass, (glass) => {
        const { warnings } = transform({ filename: 'glass.css', code: Buffer.from(printCss(glass)) })
        expect(warnings).toEqual([])
      }),
    )
  })
})

describe('Tailwind', () => {
  const utilities = levels.map((level) => `glass-${level}`)

  test('gives any glass to components, in each scheme', async () => {
    await fc.assert(
      fc.asyncProperty(anyGlass, fc.constantFrom(...pages), async (glass, page) => {
        const build = await tailwind(printTailwind(glass))
        expect(propertiesIn(build(utilities), page)).toEqual(
          propertiesOf(glass, page.says?.scheme ?? page.system),
        )
      }),
      { numRuns: 10 },
    )
  })

  test('makes a utility of each level, with everything that the material has', async () => {
    const build = await tailwind(printTailwind(defaultGlass))
    const css = build(utilities)
    for (const level of levels) {
      const start = css.indexOf(`.glass-${level} {`)
      const rule = css.slice(start, css.indexOf('\n  .glass-', start + 1))
      const filter = `blur(calc(var(--glass-${level}-blur) / (1 + var(--glass-economy, 0)))) saturate(var(--glass-saturation)) hue-rotate(${level === 'thin' ? 'var(--glass-economy, 0)' : '0'})`
      for (const part of [
        ` backdrop-filter: ${filter}`,
        `-webkit-backdrop-filter: ${filter}`,
        'inset calc(var(--glass-rim) * 1px) 1px calc(var(--glass-rim) * 1px) var(--glass-highlight)',
        `var(--glass-tint) calc(min(1, var(--glass-${level}-tint-opacity) + ${level === 'thin' ? 'var(--glass-economy, 0)' : '0'} * 0.2) * 100%)`,
        '@supports not',
        '(prefers-reduced-transparency: reduce)',
        '(prefers-contrast: more)',
        '(forced-colors: active)',
      ])
        expect(rule).toContain(part)
    }
    expect(transform({ filename: 'app.css', code: Buffer.from(css) }).warnings).toEqual([])
  })

  test('has a theme variable for each value that other utilities can use', async () => {
    const build = await tailwind(printTailwind(defaultGlass))
    const none = build([])
    const classes = [
      ['bg-glass', 'background-color: var(--glass-tint)'],
      ['text-glass-foreground', 'color: var(--glass-foreground)'],
      ['border-glass-border', 'border-color: var(--glass-border)'],
      ['outline-glass-focus', 'outline-color: var(--glass-focus, #ffffff)'],
      ['rounded-glass', 'border-radius: var(--glass-radius)'],
      ['shadow-glass', '--tw-shadow: var(--glass-shadow)'],
      ['backdrop-blur-glass-thick', '--tw-backdrop-blur: blur(var(--glass-thick-blur))'],
    ] as const
    for (const [, declaration] of classes) expect(none).not.toContain(declaration)
    const css = build(classes.map(([name]) => name))
    for (const [, declaration] of classes) expect(css).toContain(declaration)
  })
})

/** Values with every color and every length written in one way. */
const normal = (properties: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      name,
      value
        .split(/,? (?![^(]*\))/)
        .map((part) => (part === '0' ? '0px' : isColor(part) ? toRgba(part) : part)),
    ]),
  )

describe('design tokens', () => {
  test('keep to the format, and give any glass in each scheme', () => {
    fc.assert(
      fc.property(anyGlass, fc.constantFrom(...schemes), (glass, scheme) => {
        const { glass: root } = parseTokens(printTokens(glass)) as { glass: Record<string, Group> }
        const given = {
          ...cssOfTokens(root[scheme] ?? {}, 'glass'),
          ...cssOfTokens(root.shared ?? {}, 'glass'),
        }
        // The tokens have every value, also one that is the default of its property.
        expect(normal(given)).toEqual(
          normal({ '--glass-focus': glass.focus, ...propertiesOf(glass, scheme) }),
        )
      }),
    )
  })

  test.each([
    ['an unknown type', { $type: 'colour', $value: 1 }],
    ['a color as text', { $type: 'color', $value: '#ffffff' }],
    ['a length as text', { $type: 'dimension', $value: '4px' }],
    ['a length in another unit', { $type: 'dimension', $value: { value: 1, unit: 'em' } }],
    ['a channel from 0 to 255', { $type: 'color', $value: { colorSpace: 'srgb', components: [255, 0, 0] } }],
    [
      'a shadow without a spread',
      { $type: 'shadow', $value: { color: {}, offsetX: {}, offsetY: {}, blur: {} } },
    ],
    ['a shadow in an empty list', { $type: 'shadow', $value: [] }],
    ['a token without a value', { $type: 'number' }],
  ])('with %s would be refused', (_, token) => {
    expect(() => parseTokens(JSON.stringify({ group: { token } }))).toThrow()
    expect(() => parseTokens(JSON.stringify({ 'a.b': { $type: 'number', $value: 1 } }))).toThrow()
    expect(() =>
      parseTokens(JSON.stringify({ group: { token: { $type: 'number', $value: 1 } } })),
    ).not.toThrow()
  })
})

describe('JSON', () => {
  test('gives back every value of any glass, and its code', () => {
    fc.assert(
      fc.property(anyGlass, (glass) => {
        const read = JSON.parse(printJson(glass)) as { code: string; glass: unknown }
        expect(read.glass).toEqual(glass)
        expect(decodeGlass(read.code)).toEqual(glass)
      }),
    )
  })
})

test('every format names the address where its glass can be changed, and ends with a line break', () => {
  for (const { id, print } of exports) {
    expect(print(defaultGlass), id).toContain(`/studio?g=${encodeGlass(defaultGlass)}`)
    expect(print(defaultGlass).endsWith('\n'), id).toBe(true)
  }
  expect(new Set(exports.map(({ file }) => file)).size).toBe(exports.length)
})

test('a blur of 0 has its unit, because the material divides it', () => {
  for (const level of levels)
    expect(propertiesOf({ ...defaultGlass, [`${level}Blur`]: 0 }, 'light')).toMatchObject({
      [`--glass-${level}-blur`]: '0px',
    })
})
