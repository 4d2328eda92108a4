import type { Pane, PaneColor } from '../../registry/pane'
import { borderReaders } from './border'
import { colorOf, nothing } from './color'
import { readFilter } from './filter'
import { note, unread, type Reader, type Reading } from './reading'
import { readShadows } from './shadow'
import { sides } from './sides'
import { callOf, layersOf, lengthOf, numberOf } from './words'

/** A reader of values that are one color. */
const color =
  (parts: (color: PaneColor) => Partial<Pane>): Reader =>
  (value) => {
    const read = colorOf(value)
    return read ? { parts: parts(read) } : unread(value)
  }

/** A gradient or a picture. */
const isPicture = (word: string) => /gradient$|^(url|image|image-set|element)$/.test(callOf(word)?.name ?? '')

/** The color of a background, which stands in its last layer. */
function readBackground(value: string): Reading {
  if (value.toLowerCase() === 'none') return { parts: { tint: nothing } }
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

/** What each property says of a pane. */
const readers: Readonly<Record<string, Reader>> = {
  background: readBackground,
  'background-color': color((tint) => ({ tint })),
  'background-image': (value) => (value === 'none' ? {} : readBackground(value)),
  // It says which scheme its rule is for.
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

/** Properties whose colors are taken as they are written. */
const asWritten = new Set(['background', 'background-color', 'box-shadow', 'color'])

/** Keywords that take a value from elsewhere. */
const elsewhere = /^(inherit|initial|unset|revert|revert-layer)$/

/** Reads a declaration of plain CSS. Its value has no custom properties any more. */
export function readDeclaration(property: string, value: string): Reading {
  const read = Object.hasOwn(readers, property) ? readers[property] : undefined
  if (read === undefined) return note('It is not a value of the glass.')
  const lower = value.toLowerCase()
  if (elsewhere.test(lower)) return note('Its value comes from elsewhere.')
  return read(asWritten.has(property) ? value : lower)
}
