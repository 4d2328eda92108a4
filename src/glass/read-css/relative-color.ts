import parseValue, { type FunctionNode, type Node } from 'postcss-value-parser'
import { isColor, toRgba, type Rgba } from '../../registry/color'
import type { Scheme } from '../glass-values'

const gray = (value: number): Rgba => ({ r: value, g: value, b: value, a: 1 })

/** The colors of a page by which CSS tells its scheme, as shades of gray. */
const systemColors: Readonly<Record<string, Readonly<Record<Scheme, Rgba>>>> = {
  canvas: { light: gray(255), dark: gray(0) },
  canvastext: { light: gray(0), dark: gray(255) },
}

/** The channels of a relative color. */
type Channels = readonly [Node, Node, Node, Node | undefined]

/**
 * A relative color in one scheme, as `rgb()`: `rgb(from …)`, and the black or white that `lch(from …)` makes of the color of
 * a page. Undefined for any other text.
 *
 * @param text A function in which other functions of colors are replaced by their values.
 */
export function relativeColor(text: string, scheme: Scheme): string | undefined {
  const [call] = parseValue(text).nodes
  if (call?.type !== 'function') return undefined
  const [from, source, first, second, third, slash, alpha] = call.nodes.filter(({ type }) => type !== 'space')
  const origin = source && originOf(source, scheme)
  if (from?.value !== 'from' || !origin || !first || !second || !third) return undefined
  if (slash !== undefined && (slash.value !== '/' || !alpha)) return undefined
  const color = makers[call.value.toLowerCase()]?.([first, second, third, alpha], origin)
  return color && `rgb(${color.r} ${color.g} ${color.b} / ${color.a})`
}

function originOf(node: Node, scheme: Scheme): Rgba | undefined {
  const text = parseValue.stringify(node)
  return systemColors[text.toLowerCase()]?.[scheme] ?? (isColor(text) ? toRgba(text) : undefined)
}

function fromRgb([red, green, blue, opacity]: Channels, { r, g, b, a }: Rgba): Rgba | undefined {
  const names = { r, g, b, alpha: a }
  const channel = (node: Node) => Math.round(clamp(0, calculate([node], names), 255))
  const color = {
    r: channel(red),
    g: channel(green),
    b: channel(blue),
    a: opacity ? clamp(0, calculate([opacity], names), 1) : a,
  }
  return Object.values(color).every(Number.isFinite) ? color : undefined
}

/** Only black and white: color functions disagree about any other lightness. */
const fromLightness =
  (white: number) =>
  ([lightness, second, third]: Channels, { r, g, b }: Rgba): Rgba | undefined => {
    if (r !== g || g !== b || second.value !== '0' || third.value !== '0') return undefined
    if (r !== 0 && r !== 255) return undefined
    const value = calculate([lightness], { l: (r / 255) * white })
    return value <= 0 ? gray(0) : value >= white ? gray(255) : undefined
  }

const makers: Readonly<Record<string, typeof fromRgb>> = {
  rgb: fromRgb,
  rgba: fromRgb,
  lab: fromLightness(100),
  lch: fromLightness(100),
  oklab: fromLightness(1),
  oklch: fromLightness(1),
}

const clamp = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most))

const functions: Readonly<Record<string, (...values: number[]) => number>> = {
  '': (value = NaN) => value,
  calc: (value = NaN) => value,
  min: Math.min,
  max: Math.max,
  clamp: (least = NaN, value = NaN, most = NaN) => clamp(least, value, most),
}

type Operation = (one: number, other: number) => number

const operations: readonly Readonly<Record<string, Operation>>[] = [
  { '+': (one, other) => one + other, '-': (one, other) => one - other },
  { '*': (one, other) => one * other, '/': (one, other) => one / other },
]

/** The value of a term of CSS, in which channels have names; NaN for what is no such term. */
function calculate(term: readonly Node[], names: Readonly<Record<string, number>>): number {
  const nodes = term.filter(({ type }) => type !== 'space')
  // What binds least is split first, from the right: `a - b - c` is `(a - b) - c`.
  for (const level of operations) {
    const at = nodes.findLastIndex(({ value }) => Object.hasOwn(level, value))
    const operate = level[nodes[at]?.value ?? '']
    if (operate) return operate(calculate(nodes.slice(0, at), names), calculate(nodes.slice(at + 1), names))
  }
  const [node, ...others] = nodes
  if (node === undefined || others.length > 0) return NaN
  if (node.type === 'function')
    return functions[node.value]?.(...argumentsOf(node).map((each) => calculate(each, names))) ?? NaN
  return node.value === 'infinity' ? Infinity : (names[node.value] ?? Number(node.value))
}

/** The nodes between the commas of a function. */
function argumentsOf({ nodes }: FunctionNode): readonly Node[][] {
  const found: Node[][] = [[]]
  for (const node of nodes)
    if (node.type === 'div' && node.value === ',') found.push([])
    else found.at(-1)?.push(node)
  return found
}
