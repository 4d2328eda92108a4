import {
  convertHslToRgb,
  parseHex,
  parseHslLegacy,
  parseNamed,
  parseRgbLegacy,
  parseTransparent,
} from 'culori/fn'
import { contrast, hexOf, luminance, type Rgba } from './luminance'

export { contrast, hexOf, luminance, type Rgba }

const black: Rgba = { r: 0, g: 0, b: 0, a: 1 }

/** `rgb(1 2 3 / 40%)`, which is `rgb(1, 2, 3, 40%)` in the older syntax. */
const withSpaces = /^((?:rgb|hsl)a?)\(\s*([^\s,/]+)\s+([^\s,/]+)\s+([^\s,/]+)(?:\s*\/\s*([^\s,/]+))?\s*\)$/

/** The most characters of a color. The time that a parser takes grows with the square of a text's length. */
const longest = 200

function parseColor(text: string) {
  if (text.length > longest) return undefined
  const word = text.trim().toLowerCase()
  if (word === 'transparent') return parseTransparent(word)
  if (word.startsWith('#')) return parseHex(word)
  // Any other word gives nothing.
  if (!word.includes('(')) return parseNamed(word as Parameters<typeof parseNamed>[0])
  const [, name, ...values] = withSpaces.exec(word) ?? []
  const call = name === undefined ? word : `${name}(${values.filter(Boolean).join(',')})`
  const hsl = parseHslLegacy(call)
  return hsl ? convertHslToRgb(hsl) : parseRgbLegacy(call)
}

/** Whether a text is a color: hex, `rgb()`, `hsl()` or a CSS name. A reference such as `var()` is not. */
export const isColor = (text: string): boolean => parseColor(text) !== undefined

const limit = (value: number, max: number) => Math.min(max, Math.max(0, value))

/** Rounds an alpha to hundredths if that keeps its byte, as browsers print it (`#ffffff40` is 0.25), else to thousandths. */
export function roundAlpha(alpha: number): number {
  const share = limit(alpha, 1)
  const hundredths = Math.round(share * 100) / 100
  const isSameByte = Math.abs(Math.round(hundredths * 255) - share * 255) < 1e-6
  return isSameByte ? hundredths : Math.round(share * 1000) / 1000
}

/** The channels and the alpha of a color; opaque black where the text is no color. */
export function toRgba(text: string): Rgba {
  const color = parseColor(text)
  if (color === undefined) return black
  const { r, g, b, alpha = 1 } = color
  const channel = (share: number) => Math.round(limit(share * 255, 255))
  return { r: channel(r), g: channel(g), b: channel(b), a: roundAlpha(alpha) }
}

/** The `#rrggbb` that a native color picker can show for a text; black where the text is no color. */
export const toHex = (text: string): string => hexOf(toRgba(text))

/** The alpha of a color, 0 to 1; 1 where the text is no color. */
export const alphaOf = (text: string): number => toRgba(text).a

/** A color with another alpha (0 to 1), as `rgba(r, g, b, a)`. */
export function withAlpha(text: string, alpha: number): string {
  const { r, g, b } = toRgba(text)
  return `rgba(${r}, ${g}, ${b}, ${alpha})`
}

/** The color that results when `color`, at `opacity` (0 to 1), covers an opaque `ground`. */
export function over(color: string, ground: string, opacity = 1): string {
  const { a, ...above } = toRgba(color)
  const below = toRgba(ground)
  const share = a * opacity
  const mix = (one: number, other: number) => one * share + other * (1 - share)
  return hexOf({ r: mix(above.r, below.r), g: mix(above.g, below.g), b: mix(above.b, below.b) })
}

/** Black or white: whichever contrasts more with the color. */
export function readableOn(background: string): '#000000' | '#ffffff' {
  const light = luminance(toRgba(background))
  return contrast(light, 0) >= contrast(light, 1) ? '#000000' : '#ffffff'
}
