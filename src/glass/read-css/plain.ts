import type { Pane, PaneColor } from '../../registry/pane'
import { callOf, colorOf, layersOf, lengthOf, numberOf, transparent, wordsOf, type Words } from './css-value'
import { readShadows } from './read-shadows'
import type { Reading } from './report'

/** Reads the value of a property, in which custom properties are replaced by their values. */
type Reader = (value: string) => Reading

const note = (text: string): Reading => ({ notes: [text] })
const unread = (value: string): Reading => note(`“${value}” cannot be read.`)

/** The word of all sides or corners, which CSS takes up to four times; undefined if they differ. */
function sameEverywhere(words: Words = []): string | undefined {
  const [first, ...others] = words
  return others.every((word) => word === first) ? first : undefined
}

/**
 * A reader of values with a word for each side or corner.
 *
 * @param what What the glass has only one of: "radius".
 */
const sides =
  (what: string, read: (word: string) => Reading | undefined): Reader =>
  (value) => {
    const word = sameEverywhere(wordsOf(value))
    return word === undefined ? note(`The glass has one ${what}.`) : (read(word) ?? unread(value))
  }

const noFilter = { blur: 0, saturation: 1 } as const satisfies Partial<Pane>

/** The filters that a pane has. */
const functions: Readonly<Record<string, (argument?: string) => Partial<Pane> | undefined>> = {
  blur: (argument = '0') => {
    const blur = lengthOf(argument)
    return blur === undefined ? undefined : { blur }
  },
  saturate: (argument = '1') => {
    const saturation = numberOf(argument)
    return saturation === undefined ? undefined : { saturation }
  },
}

function readFunction(word: string): Reading {
  const call = callOf(word)
  if (call === undefined) return unread(word)
  if (!Object.hasOwn(functions, call.name))
    return note(`“${word}”: the glass only blurs and saturates what is behind it.`)
  const parts = functions[call.name]?.(...(call.args[0] ?? []))
  return parts ? { parts } : unread(word)
}

/** `backdrop-filter` sets both: without `saturate()`, the saturation is 1. */
function readFilter(value: string): Reading {
  if (value === 'none') return { parts: noFilter }
  const readings = (wordsOf(value) ?? []).map(readFunction)
  if (!readings.some(({ parts }) => parts)) return readings.length === 0 ? unread(value) : merge(readings)
  return merge([{ parts: noFilter }, ...readings])
}

const merge = (readings: readonly Reading[]): Reading => ({
  parts: readings.reduce<Partial<Pane>>((all, { parts }) => ({ ...all, ...parts }), {}),
  notes: readings.flatMap(({ notes }) => notes ?? []),
})

const noBorder: Reading = { parts: { border: transparent, borderWidth: 0 } }
const styles = /^(none|hidden|solid|dashed|dotted|double|groove|ridge|inset|outset)$/
const hidden = /^(none|hidden)$/
/** The keywords of widths in px, as in browsers. */
const widths: Readonly<Record<string, number>> = { thin: 1, medium: 3, thick: 5 }

const widthOf = (word: string) => widths[word] ?? lengthOf(word)
const colorOfBorder = (word: string) =>
  word.toLowerCase() === 'currentcolor' ? 'currentcolor' : colorOf(word)

/** The shorthand sets everything: what it leaves out has its initial value, such as no style and the color of the text. */
function readBorder(value: string): Reading {
  const words = wordsOf(value) ?? []
  const style = words.find((word) => styles.test(word))
  const [width] = words.flatMap((word) => widthOf(word) ?? [])
  const [border] = words.flatMap((word) => colorOfBorder(word) ?? [])
  const known = [style, width, border].filter((part) => part !== undefined)
  if (words.length === 0 || known.length !== words.length) return unread(value)
  if (width === 0 || (style !== undefined && hidden.test(style))) return noBorder
  if (style === undefined) return note('Without a style, such as solid, no border is painted.')
  return {
    parts: { border: border ?? 'currentcolor', borderWidth: width ?? 3 },
    ...(style !== 'solid' && note(`“${style}”: the border of the glass is solid.`)),
  }
}

const oneSide: Reader = () => note('The border of the glass is the same on all sides.')

const borderReaders: Readonly<Record<string, Reader>> = {
  border: readBorder,
  'border-color': sides('color of its border', (word) => {
    const border = colorOfBorder(word)
    return border && { parts: { border } }
  }),
  'border-width': sides('width of its border', (word) => {
    const borderWidth = widthOf(word)
    return borderWidth === undefined ? undefined : borderWidth === 0 ? noBorder : { parts: { borderWidth } }
  }),
  'border-style': sides('style of its border', (word) =>
    word === 'solid' ? {} : hidden.test(word) ? noBorder : note('The border of the glass is solid.'),
  ),
  'border-top': oneSide,
  'border-right': oneSide,
  'border-bottom': oneSide,
  'border-left': oneSide,
}

const color =
  (parts: (color: PaneColor) => Partial<Pane>): Reader =>
  (value) => {
    const read = colorOf(value)
    return read ? { parts: parts(read) } : unread(value)
  }

/** A gradient or a picture. */
const isPicture = (word: string) => /gradient$|^(url|image|image-set|element)$/.test(callOf(word)?.name ?? '')

/** The color of a background is in its last layer. */
function readBackground(value: string): Reading {
  if (value.toLowerCase() === 'none') return { parts: { tint: transparent } }
  const layers = layersOf(value)
  const [tint] = layers.at(-1)?.flatMap((word) => colorOf(word) ?? []) ?? []
  const pictures = layers.flat().filter(isPicture)
  if (tint === undefined && pictures.length === 0) return unread(value)
  return {
    ...(tint && { parts: { tint } }),
    notes: pictures.map((word) => `“${callOf(word)?.name}()”: the tint of the glass is one color.`),
  }
}

const readRadius = sides('radius', (word) => {
  const radius = lengthOf(word)
  return radius === undefined ? undefined : { parts: { radius } }
})

function readOpacity(value: string): Reading {
  const layerOpacity = numberOf(value)
  if (layerOpacity === undefined) return unread(value)
  const isShare = layerOpacity >= 0 && layerOpacity <= 1
  return isShare ? { parts: { layerOpacity } } : note('Opacity goes from 0 to 1.')
}

const oneCorner: Reader = () => note('The glass has one radius.')

const readers: Readonly<Record<string, Reader>> = {
  background: readBackground,
  'background-color': color((tint) => ({ tint })),
  'background-image': (value) => (value === 'none' ? {} : readBackground(value)),
  // `sheetOf` has read it: it is the scheme of its rule.
  'color-scheme': () => ({}),
  color: color((foreground) => ({ foreground })),
  opacity: readOpacity,
  'backdrop-filter': readFilter,
  'box-shadow': readShadows,
  ...borderReaders,
  'border-radius': (value) =>
    value.endsWith('%')
      ? note('The radius of the glass is a length, not a share of its size.')
      : readRadius(value),
  'border-top-left-radius': oneCorner,
  'border-top-right-radius': oneCorner,
  'border-bottom-right-radius': oneCorner,
  'border-bottom-left-radius': oneCorner,
}

/** Properties whose colors are kept as they are written. */
const asWritten = new Set(['background', 'background-color', 'box-shadow', 'color'])

const elsewhere = /^(inherit|initial|unset|revert|revert-layer)$/

/** Reads a declaration of plain CSS, in which custom properties are replaced by their values. */
export function readDeclaration(property: string, value: string): Reading {
  const read = Object.hasOwn(readers, property) ? readers[property] : undefined
  if (read === undefined) return note('It is not a value of the glass.')
  const lower = value.toLowerCase()
  if (elsewhere.test(lower)) return note('Its value is set elsewhere.')
  return read(asWritten.has(property) ? value : lower)
}
