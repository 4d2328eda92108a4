import fc from 'fast-check'
import { expect, test } from 'vitest'
import { printCss, propertiesOf, ruleOf, schemeProperties, sharedProperties } from '../../../src/glass/css'
import {
  inScheme,
  levels,
  opacityOf,
  schemes,
  type Glass,
  type Level,
  type Scheme,
} from '../../../src/glass/glass-values'
import { readGlassCss } from '../../../src/glass/read-css/read-css'
import { anyGlass } from '../../support/any-glass'
import { both } from './support/looks'

/** What marks the rule of the dark scheme, around and in its selector. */
const darks: readonly (readonly [before: string, selector: string, after: string])[] = [
  ['', '.dark', ''],
  ['', "[data-theme='dark']", ''],
  ['@media (prefers-color-scheme: dark) {', ':root', '}'],
]

test.each(darks)(
  'the properties of any glass are read back exactly, dark as %s %s',
  (before, dark, after) => {
    fc.assert(
      fc.property(anyGlass, fc.boolean(), (glass, isDarkFirst) => {
        const rules = [
          ruleOf(':root', propertiesOf(glass, 'light')),
          `${before}${ruleOf(dark, schemeProperties(glass, 'dark'))}${after}`,
        ]
        const css = (isDarkFirst ? rules.toReversed() : rules).join('\n')
        expect(readGlassCss(css)).toMatchObject({ glass: told(glass), ignored: [] })
      }),
    )
  },
)

/** What an app may call its schemes, as selectors. */
const otherMarks = [
  ['.day', '.night'],
  ["[data-bs-color='0']", "[data-bs-color='1']"],
  ['#day', '#night'],
  ['html.is-bright', ':root.is-dim'],
] as const

/** The values that a sheet tells: one that does not make the glass cheap leaves that to the visitor. */
const told = ({ economy, ...others }: Glass) => (economy === 0 ? others : { ...others, economy })

test('so is an exported sheet to which an app has added its own selectors of the schemes', () => {
  fc.assert(
    fc.property(anyGlass, fc.constantFrom(...otherMarks), fc.boolean(), (glass, [day, night], isFirst) => {
      const beside = (known: string, other: string) => (isFirst ? `${other}, ${known}` : `${known}, ${other}`)
      const css = printCss(glass)
        .replaceAll(/\.light(?=,|\))/g, beside('.light', day))
        .replace(/\.dark(?=,)/, beside('.dark', night))
      expect([day, night].map((mark) => css.split(mark).length)).toEqual([3, 2])
      expect(readGlassCss(css)).toMatchObject({ glass: told(glass), ignored: [] })
    }),
  )
})

test('so are they with light-dark(), as a rule and as declarations alone', () => {
  fc.assert(
    fc.property(anyGlass, (glass) => {
      const [light, dark] = schemes.map((scheme) => schemeProperties(glass, scheme))
      const mixed = Object.fromEntries(
        Object.entries(light ?? {}).map(([name, value]) => {
          const other = dark?.[name as keyof typeof dark] ?? ''
          // An opacity has no light-dark(): it is for colors.
          return [
            name,
            name === '--glass-shadow' ? mixShadows(value, other) : `light-dark(${value}, ${other})`,
          ]
        }),
      )
      const rule = ruleOf('.glass', { ...sharedProperties(glass), ...mixed })
      expect(readGlassCss(rule)).toMatchObject({ glass: told(glass), ignored: [] })
      expect(readGlassCss(rule.slice('.glass {'.length, -1))).toMatchObject({
        glass: told(glass),
        ignored: [],
      })
    }),
  )
})

const color = /rgba\([^)]*\)/g

/** Shadows of the same sizes as shadows whose colors follow the scheme. */
const mixShadows = (light: string, dark: string) => {
  const colors = dark.matchAll(color)
  return light.replaceAll(color, (one) => `light-dark(${one}, ${colors.next().value?.[0] ?? ''})`)
}

/** What one level of a glass looks like in one scheme, as plain CSS. */
function plainCss(glass: Glass, scheme: Scheme, level: Level): string {
  const {
    '--glass-border': border,
    '--glass-highlight': light,
    '--glass-shadow': shadow,
  } = propertiesOf(glass, scheme)
  const tint = glass[inScheme(scheme, 'tint')]
  const { rim } = glass
  const faded = (share: number) => `rgb(from ${light} r g b / calc(alpha * ${share}))`
  const lights = [
    `inset ${rim}px 1px ${rim}px ${light}`,
    `inset ${-rim}px ${-rim}px ${rim}px ${faded(0.6)}`,
    `inset 0 0 ${rim / 2}rem ${faded(0.25)}`,
  ]
  return ruleOf('.pane', {
    color: glass[inScheme(scheme, 'foreground')],
    background: `color-mix(in oklab, ${tint} ${glass[opacityOf(scheme, level)] * 100}%, transparent)`,
    border: `1px solid ${border}`,
    'border-radius': `${glass.radius / 16}rem`,
    'box-shadow': [...lights, shadow].join(', '),
    'backdrop-filter': `blur(${glass[`${level}Blur`]}px) saturate(${glass.saturation * 100}%)`,
  })
}

test('plain CSS of any pane is that pane on every level and in both schemes', () => {
  const which = fc.tuple(fc.constantFrom(...schemes), fc.constantFrom(...levels))
  fc.assert(
    fc.property(anyGlass, which, (glass, [scheme, level]) => {
      const opacity = glass[opacityOf(scheme, level)]
      const { saturation, radius, rim, depth, shadowX, shadowY, shadowBlur, shadowSpread } = glass
      const expected = {
        ...both({
          foreground: glass[inScheme(scheme, 'foreground')],
          opacity,
          border: glass[inScheme(scheme, 'border')],
          highlight: glass[inScheme(scheme, 'highlight')],
          shadow: glass[inScheme(scheme, 'shadow')],
          blur: glass[`${level}Blur`],
          saturation,
          radius,
          rim,
          depth,
          shadowX,
          shadowY,
          shadowBlur,
          shadowSpread,
        }),
        // What is not seen has no color.
        ...(opacity > 0 && both({ tint: glass[inScheme(scheme, 'tint')] })),
      }
      expect(readGlassCss(plainCss(glass, scheme, level))).toMatchObject({ glass: expected, ignored: [] })
    }),
  )
})

test('any text is read, or refused with a reason', () => {
  const pieces = fc.constantFrom(
    ...[
      '.a { } ; : , ( ) /* */ " \\ & @media @layer @theme !important .dark :hover ::before :not(.dark)',
      'background box-shadow border backdrop-filter opacity --glass-tint var(--glass-tint) light-dark( rgb( #fff',
      'color-mix(in blur( 1px 50% inset none -1 1e9rem',
    ]
      .join(' ')
      .split(' '),
    ' ',
    '\n',
  )
  const texts = fc.oneof(
    fc.string(),
    fc.array(pieces, { maxLength: 40 }).map((list) => list.join(' ')),
    fc.tuple(pieces, fc.string(), pieces).map(([name, value, end]) => `${name}: ${value}${end}`),
  )
  fc.assert(
    fc.property(texts, (text) => {
      try {
        const { glass, understood } = readGlassCss(text)
        expect(understood.length === 0).toBe(Object.keys(glass).length === 0)
      } catch (error) {
        expect(error).toMatchObject({ name: 'CssError', message: expect.stringMatching(/\.$/) as string })
      }
    }),
    { numRuns: 1000 },
  )
})
