import { hexOf, toRgba } from '../registry/color'
import type { Language } from '../registry/sections'
import { encodeGlass } from './code'
import { printCss, studioAddress } from './css'
import { glassNames, inScheme, levels, opacityOf, type Glass, type Scheme } from './glass-values'
import { shadowsOf, type Shadow } from './shadows'
import { printTailwind } from './tailwind'

/** A format of an exported glass. */
export interface GlassExport {
  readonly id: string
  readonly title: string
  readonly language: Extract<Language, 'css' | 'json'>
  /** The name of the downloaded file. */
  readonly file: string
  readonly print: (glass: Glass) => string
}

/** Formats JSON with each list of numbers on one line. */
const toJson = (value: unknown): string =>
  `${JSON.stringify(value, null, 2).replaceAll(/\[[\s\d.,]+\]/g, (list) => list.replaceAll(/\s+/g, '').replaceAll(',', ', '))}\n`

/** A glass as JSON: its code, its address and every value by name. */
export const printJson = (glass: Glass): string =>
  toJson({
    code: encodeGlass(glass),
    studio: studioAddress(glass),
    glass: Object.fromEntries(glassNames.map((name) => [name, glass[name]])),
  })

/** A channel from 0 to 1: four digits tell all 256 steps apart. */
const share = (channel: number) => Number((channel / 255).toFixed(4))

function colorValue(color: string) {
  const { r, g, b, a } = toRgba(color)
  return {
    colorSpace: 'srgb',
    components: [share(r), share(g), share(b)],
    alpha: a,
    hex: hexOf({ r, g, b }),
  }
}

const px = (value: number) => ({ value, unit: 'px' })

const color = (value: string) => ({ $type: 'color', $value: colorValue(value) })
const white = (opacity: number) => color(`rgba(255, 255, 255, ${opacity})`)
const number = (value: number) => ({ $type: 'number', $value: value })
const dimension = (value: number) => ({ $type: 'dimension', $value: px(value) })

const shadowValue = ({ color, x, y, blur, spread }: Shadow) => ({
  color: colorValue(color),
  offsetX: px(x),
  offsetY: px(y),
  blur: px(blur),
  spread: px(spread),
})

/** The tokens of one scheme, named like the custom properties. */
const schemeTokens = (glass: Glass, scheme: Scheme) => ({
  tint: color(glass[inScheme(scheme, 'tint')]),
  foreground: color(glass[inScheme(scheme, 'foreground')]),
  ...Object.fromEntries(
    levels.map((level) => [`${level}-tint-opacity`, number(glass[opacityOf(scheme, level)])]),
  ),
  border: white(glass[inScheme(scheme, 'border')]),
  highlight: white(glass[inScheme(scheme, 'highlight')]),
  shadow: { $type: 'shadow', $value: shadowsOf(glass, scheme).map(shadowValue) },
})

/**
 * A glass as design tokens: a group for each scheme, and one for both.
 *
 * @see https://www.designtokens.org/tr/2025.10/format/
 */
export const printTokens = (glass: Glass): string =>
  toJson({
    glass: {
      $description: `The glass of ${studioAddress(glass)}`,
      light: schemeTokens(glass, 'light'),
      dark: schemeTokens(glass, 'dark'),
      shared: {
        ...Object.fromEntries(levels.map((level) => [`${level}-blur`, dimension(glass[`${level}Blur`])])),
        saturation: number(glass.saturation),
        radius: dimension(glass.radius),
        rim: number(glass.rim),
        depth: number(glass.depth),
        focus: color(glass.focus),
        ...(glass.economy > 0 && { economy: number(glass.economy) }),
      },
    },
  })

/** Every format, in the order of the tabs. The registry item of a glass has the first. */
export const exports: readonly GlassExport[] = [
  { id: 'css', title: 'CSS', language: 'css', file: 'glass.css', print: printCss },
  { id: 'tailwind', title: 'Tailwind 4', language: 'css', file: 'glass.tailwind.css', print: printTailwind },
  {
    id: 'tokens',
    title: 'Tokens',
    language: 'json',
    file: 'glass.tokens.json',
    print: printTokens,
  },
  { id: 'json', title: 'JSON', language: 'json', file: 'glass.json', print: printJson },
]
