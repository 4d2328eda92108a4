import type { Pane, PaneColor } from '../../registry/pane'
import { shadowsOfDepth } from '../shadows'
import { colorOf, layersOf, lengthOf, transparent, type Words } from './css-value'
import type { Reading } from './report'

interface Shadow {
  readonly text: string
  readonly isInset: boolean
  readonly color: PaneColor
  /** Offsets, blur and spread, in px. */
  readonly size: readonly [x: number, y: number, blur: number, spread: number]
}

/** One shadow; undefined if a length or its color cannot be read. */
function shadowOf(words: Words): Shadow | undefined {
  const others = words.filter((word) => word.toLowerCase() !== 'inset')
  const isInset = others.length < words.length
  const lengths = others.flatMap((word) => lengthOf(word) ?? [])
  const [color, ...rest] = others.flatMap((word) => (lengthOf(word) === undefined ? [colorOf(word)] : []))
  const [x, y, blur = 0, spread = 0] = lengths
  if (color === undefined || rest.length > 0 || x === undefined || y === undefined || lengths.length > 4)
    return undefined
  return { text: words.join(' '), isInset, color, size: [x, y, blur, spread] }
}

const isSeen = ({ color, size }: Shadow) => color.alpha > 0 && size.some((length) => length !== 0)
const isWhite = ({ color }: Shadow) => color.hex === '#ffffff'

const isNear = (one: number, other: number, most: number) => Math.abs(one - other) <= most
const isOfSize = ({ size }: Shadow, wanted: Shadow['size']) =>
  size.every((length, index) => isNear(length, wanted[index] ?? 0, 0.01))

/** The lights of our glass: a line along the upper edge; with a rim, from above left, its answer below right, and a glow. */
const lightsOf = (rim: number): readonly Shadow['size'][] =>
  rim === 0
    ? [[0, 1, 0, 0]]
    : [
        [rim, 1, rim, 0],
        [-rim, -rim, rim, 0],
        [0, 0, 8 * rim, 0],
      ]

/** The rim that these lights begin with; undefined if they are none of our glass. */
function rimOf(lights: readonly Shadow[]): number | undefined {
  const rim = lights[0]?.size[0] ?? 0
  const isRim = lightsOf(rim).every((size, index) => {
    const light = lights[index]
    return light !== undefined && isWhite(light) && isOfSize(light, size)
  })
  return isRim ? rim : undefined
}

/** The depth that has these shadows, its own last; 0 if none has. */
function depthOf(shadows: readonly Shadow[]): number {
  const own = shadows[shadowsOfDepth.length]
  const depths = shadowsOfDepth.flatMap(({ x, y, blur, spread, alpha }, index) => {
    const shadow = shadows[index]
    const isOfDepth = shadow && isOfSize(shadow, [x, y, blur, spread]) && shadow.color.hex === own?.color.hex
    return isOfDepth ? [shadow.color.alpha / alpha] : []
  })
  const [depth = 0] = depths
  const isAll = depths.length === shadowsOfDepth.length && depths.every((one) => isNear(one, depth, 0.02))
  return isAll ? Math.round(depth * 100) / 100 : 0
}

const partsOf = ({ size: [x, y, blur, spread], color }: Shadow): Partial<Pane> => ({
  shadowX: x,
  shadowY: y,
  shadowBlur: blur,
  shadowSpread: spread,
  shadowColor: color,
})

const noShadow = {
  shadowColor: transparent,
  depth: 0,
  highlight: transparent,
  rim: 0,
} as const satisfies Partial<Pane>

/**
 * Reads `box-shadow`. Shadows and lights as our own glass has them tell its depth and its rim. Of all others, the first outer
 * shadow is the shadow, and the first white inset one the highlight.
 */
export function readShadows(value: string): Reading {
  if (value.toLowerCase() === 'none') return { parts: noShadow }
  // Tailwind's properties may be empty.
  const layers = layersOf(value).filter((words) => words.length > 0)
  const read = layers.map(shadowOf)
  const unreadable = layers.filter((_, index) => read[index] === undefined)
  const shadows = read.filter((shadow) => shadow !== undefined)
  const inside = shadows.filter(({ isInset }) => isInset)
  const outside = shadows.filter(({ isInset }) => !isInset)
  const rim = rimOf(inside)
  const lights =
    rim === undefined
      ? inside.filter((one) => isSeen(one) && isWhite(one)).slice(0, 1)
      : inside.slice(0, lightsOf(rim).length)
  const below = outside.slice(-1 - shadowsOfDepth.length)
  const depth = depthOf(below)
  const own = depth === 0 ? [outside.find(isSeen) ?? outside.at(-1)] : below
  const [light] = lights
  const shadow = own.at(-1)
  const others = shadows.filter((one) => isSeen(one) && !own.includes(one) && !lights.includes(one))
  return {
    parts: {
      // An unreadable shadow could be any of them.
      ...(unreadable.length === 0 && noShadow),
      ...(shadow && { ...partsOf(shadow), depth }),
      ...(light && { highlight: light.color, rim: rim ?? 0 }),
    },
    notes: [
      ...unreadable.map((words) => `“${words.join(' ')}” is not a shadow that can be read.`),
      ...others.map(({ text, isInset }) =>
        isInset
          ? `“${text}”: inside, the glass has one white light.`
          : `“${text}”: the glass takes one shadow, the first.`,
      ),
      ...(light && rim === undefined
        ? [
            `“${light.text}”: its color is taken; the light of the glass is a line of 1 px along the upper edge.`,
          ]
        : []),
    ],
  }
}
