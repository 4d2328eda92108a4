import {
  clampChroma,
  converter,
  displayable,
  formatHex,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeP3,
  modeRgb,
  modeXyz50,
  modeXyz65,
  parse,
  useMode as addMode,
} from 'culori/fn'
import { isColor } from '../../registry/color'
import type { PaneColor } from '../../registry/pane'
import { callOf, numberOf, rounded } from './words'

// What CSS can write a color in, and what leads from there to sRGB.
for (const mode of [
  modeRgb,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeOklab,
  modeOklch,
  modeP3,
  modeLrgb,
  modeXyz50,
  modeXyz65,
])
  addMode(mode)

const toRgb = converter('rgb')

/** A color that covers nothing. */
export const nothing: PaneColor = { css: 'rgba(0, 0, 0, 0)', hex: '#000000', alpha: 0 }

/** A hex code without its #, which is no color in CSS. */
const bareHex = /^[\da-f]+$/i

/**
 * The color that a word of CSS names: hex, a name, any color function, or a color mixed with `transparent`. What lies
 * outside of sRGB becomes the nearest color inside it. Nothing for any other word, such as `currentcolor`.
 */
export function colorOf(word: string): PaneColor | undefined {
  const call = callOf(word)
  if (call?.name === 'color-mix') return mixOf(call.args)
  const parsed = bareHex.test(word) ? undefined : parse(word.toLowerCase())
  if (parsed === undefined) return undefined
  const color = toRgb(displayable(parsed) ? parsed : clampChroma(parsed, 'oklch'))
  return named(word, formatHex(color), alphaOf(parsed.alpha ?? 1))
}

/** `color-mix(in srgb, <color> 20%, transparent)` is the color with a fifth of its alpha, in any color space. */
function mixOf([space, one = [], other = []]: readonly (readonly string[])[]): PaneColor | undefined {
  const [word = '', percent] = one
  const color = colorOf(word)
  const share = numberOf(percent)
  if (space?.[0]?.toLowerCase() !== 'in' || !color || share === undefined || !percent?.endsWith('%'))
    return undefined
  if (other.length !== 1 || other[0]?.toLowerCase() !== 'transparent') return undefined
  return named('', color.hex, alphaOf(color.alpha * share))
}

/** A color as the text wrote it where a field for colors accepts that, else as `rgba()`. */
const named = (css: string, hex: string, alpha: number): PaneColor => ({
  css: isColor(css) ? css : rgbaOf(hex, alpha),
  hex,
  alpha,
})

/** A color as `rgba(r, g, b, a)`. */
export const rgbaOf = (hex: string, alpha: number): string =>
  `rgba(${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(', ')}, ${alpha})`

/** An alpha in hundredths where these mean the same byte, as browsers print it: `#ffffff40` has an alpha of 0.25. */
function alphaOf(alpha: number): number {
  const share = Math.min(1, Math.max(0, alpha))
  const hundredths = Math.round(share * 100) / 100
  return Math.abs(share * 255 - Math.round(share * 255)) < 1e-9 &&
    Math.round(hundredths * 255) === Math.round(share * 255)
    ? hundredths
    : rounded(share)
}
