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
import parseValue, { type Node } from 'postcss-value-parser'
import { isColor, roundAlpha, withAlpha } from '../../registry/color'
import type { PaneColor } from '../../registry/pane'

/** One layer of a value – what stands between two commas – as its words: `inset`, `1px`, `rgb(0 0 0 / 50%)`, `/`. */
export type Words = readonly string[]

/** The layers of a value, without comments. */
export function layersOf(value: string): readonly Words[] {
  const layers: string[][] = [[]]
  for (const node of parseValue(value).nodes) {
    if (node.type === 'space' || node.type === 'comment') continue
    if (node.type === 'div' && node.value === ',') layers.push([])
    else layers.at(-1)?.push(textOf(node))
  }
  return layers
}

/** The words of a value that has one layer; undefined where it has several. */
export function wordsOf(value: string): Words | undefined {
  const [words, ...others] = layersOf(value)
  return others.length === 0 ? words : undefined
}

/** A function such as `blur(10px)`: its name in lower case, and its arguments. Undefined for any other word. */
export function callOf(word: string): { readonly name: string; readonly args: readonly Words[] } | undefined {
  const [node, ...others] = parseValue(word).nodes
  if (node?.type !== 'function' || others.length > 0) return undefined
  return { name: node.value.toLowerCase(), args: layersOf(parseValue.stringify(node.nodes)) }
}

const textOf = (node: Node) => (node.type === 'div' ? node.value : parseValue.stringify(node))

/** Units of length in px. `rem` and `em` assume the default font size. */
const pixels: Readonly<Record<string, number>> = { px: 1, rem: 16, em: 16 }

/** A number times a length, as in our own style sheets. */
const product = /^calc\((\S+) \* (\S+)\)$/i

/** A length in px: `10px`, `0.5rem`, `1em`, `0`, `calc(0.5 * 1px)`. Undefined for any other word. */
export function lengthOf(word: string | undefined): number | undefined {
  const [, factor, length] = product.exec(word ?? '') ?? []
  if (factor !== undefined) {
    const size = (numberOf(factor) ?? NaN) * (lengthOf(length) ?? NaN)
    return Number.isFinite(size) ? rounded(size) : undefined
  }
  const parsed = parseValue.unit(word ?? '')
  if (parsed === false) return undefined
  const number = Number(parsed.number)
  if (parsed.unit === '') return number === 0 ? 0 : undefined
  const size = pixels[parsed.unit.toLowerCase()]
  return size === undefined ? undefined : rounded(number * size)
}

/** A number, or a percentage as a number: `180%` is 1.8. Undefined for any other word. */
export function numberOf(word: string | undefined): number | undefined {
  const parsed = parseValue.unit(word ?? '')
  if (parsed === false || !['', '%'].includes(parsed.unit)) return undefined
  return rounded(Number(parsed.number) / (parsed.unit === '%' ? 100 : 1))
}

/** Removes floating-point errors: 0.1 × 3 is 0.3. */
export const rounded = (value: number): number => Number(value.toFixed(4))

// The color spaces of CSS, and those that convert them to sRGB.
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

/** `transparent`, which is black in CSS. */
export const transparent: PaneColor = { css: 'rgba(0, 0, 0, 0)', hex: '#000000', alpha: 0 }

/** A hex code without its #, which is no color in CSS. */
const bareHex = /^[\da-f]+$/i

/** An alpha such as `/ 1px`, at which culori throws. */
const alphaWithUnit = /\/\s*[-+]?[\d.]+(?:e[-+]?\d+)?[a-z]/i

/**
 * The color that a word of CSS names: hex, a name, any color function, or a color mixed with `transparent`. A color
 * outside of sRGB becomes the nearest one inside. Undefined for any other word, such as `currentcolor`.
 */
export function colorOf(word: string): PaneColor | undefined {
  const call = callOf(word)
  if (call?.name === 'color-mix') return mixOf(call.args)
  const parsed = bareHex.test(word) || alphaWithUnit.test(word) ? undefined : parse(word.toLowerCase())
  if (parsed === undefined) return undefined
  const color = toRgb(displayable(parsed) ? parsed : clampChroma(parsed, 'oklch'))
  return paneColor(word, formatHex(color), parsed.alpha ?? 1)
}

/** `color-mix(in srgb, <color> 20%, transparent)` is the color with a fifth of its alpha, in any color space. */
function mixOf([space, one = [], other = []]: readonly Words[]): PaneColor | undefined {
  const [word = '', percent] = one
  const color = colorOf(word)
  const share = numberOf(percent)
  if (space?.[0]?.toLowerCase() !== 'in' || !color || share === undefined || !percent?.endsWith('%'))
    return undefined
  if (other.length !== 1 || other[0]?.toLowerCase() !== 'transparent') return undefined
  return paneColor('', color.hex, color.alpha * share)
}

/** A color as it was written if a color field accepts that, else as `rgba()`. */
function paneColor(css: string, hex: string, share: number): PaneColor {
  const alpha = roundAlpha(share)
  return { css: isColor(css) ? css : withAlpha(hex, alpha), hex, alpha }
}
