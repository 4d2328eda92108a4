import type { Pane, PaneColor } from '../../registry/pane'
import { colorOf, nothing } from './color'
import type { Reading } from './reading'
import { layersOf, lengthOf, type Words } from './words'

interface Shadow {
  readonly text: string
  readonly isInset: boolean
  readonly color: PaneColor
  /** Offsets, blur and spread, in px. */
  readonly size: readonly [x: number, y: number, blur: number, spread: number]
}

/** One shadow; nothing where a length or the color is not one that can be read. */
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

/** Whether anything of a shadow is seen. */
const isSeen = ({ color, size }: Shadow) => color.alpha > 0 && size.some((length) => length !== 0)
const isWhite = ({ color }: Shadow) => color.hex === '#ffffff'
/** The light along the upper edge, as our glass paints it. */
const isEdge = ({ size }: Shadow) => size.join(' ') === '0 1 0 0'

const partsOf = ({ size: [x, y, blur, spread], color }: Shadow): Partial<Pane> => ({
  shadowX: x,
  shadowY: y,
  shadowBlur: blur,
  shadowSpread: spread,
  shadowColor: color,
})

/**
 * Reads `box-shadow`: the first shadow outside is the shadow, and the first white one inside is the highlight. It is read
 * whole: where it has no shadow inside, there is no highlight.
 */
export function readShadows(value: string): Reading {
  if (value.toLowerCase() === 'none') return { parts: { shadowColor: nothing, highlight: nothing } }
  // A property of Tailwind's may stand for nothing.
  const layers = layersOf(value).filter((words) => words.length > 0)
  const read = layers.map(shadowOf)
  const unread = layers.filter((_, index) => read[index] === undefined)
  const shadows = read.filter((shadow) => shadow !== undefined)
  const seen = shadows.filter(isSeen)
  const outside = shadows.filter(({ isInset }) => !isInset)
  const shadow = outside.find(isSeen) ?? outside.at(-1)
  const light = seen.find((one) => one.isInset && isWhite(one))
  const others = seen.filter((one) => one !== shadow && one !== light)
  return {
    parts: {
      // What cannot be read may be either.
      ...(unread.length === 0 && { shadowColor: nothing, highlight: nothing }),
      ...(shadow && partsOf(shadow)),
      ...(light && { highlight: light.color }),
    },
    notes: [
      ...unread.map((words) => `“${words.join(' ')}” is not a shadow that can be read.`),
      ...others.map(({ text, isInset }) =>
        isInset
          ? `“${text}”: inside, the glass has one white light.`
          : `“${text}”: the glass has one shadow, the first.`,
      ),
      ...(light && !isEdge(light)
        ? [
            `“${light.text}”: its color is taken; the light of the glass is a line of 1 px along the upper edge.`,
          ]
        : []),
    ],
  }
}
