import { hexOf, toRgba } from '../../registry/color'
import { inScheme, levels, opacityOf, type Glass, type Scheme } from '../glass'
import { toJson } from './json'
import { studioAddress } from './studio-address'

/** A color's channel as a share of 1: four digits give back each of 256 steps. */
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

/** The tokens of one scheme. Their names are those of the custom properties. */
const schemeTokens = (glass: Glass, scheme: Scheme) => ({
  tint: color(glass[inScheme(scheme, 'tint')]),
  foreground: color(glass[inScheme(scheme, 'foreground')]),
  ...Object.fromEntries(
    levels.map((level) => [`${level}-tint-opacity`, number(glass[opacityOf(scheme, level)])]),
  ),
  border: white(glass[inScheme(scheme, 'border')]),
  highlight: white(glass[inScheme(scheme, 'highlight')]),
  shadow: {
    $type: 'shadow',
    $value: {
      color: colorValue(glass[inScheme(scheme, 'shadow')]),
      offsetX: px(glass.shadowX),
      offsetY: px(glass.shadowY),
      blur: px(glass.shadowBlur),
      spread: px(glass.shadowSpread),
    },
  },
})

/**
 * A glass as design tokens: a group for each scheme, and one for what both share.
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
        focus: color(glass.focus),
      },
    },
  })
