import { colorOf, nothing } from './color'
import { note, unread, type Reader, type Reading } from './reading'
import { sides } from './sides'
import { lengthOf, wordsOf } from './words'

const noBorder: Reading = { parts: { border: nothing, borderWidth: 0 } }
const styles = /^(none|hidden|solid|dashed|dotted|double|groove|ridge|inset|outset)$/
const hidden = /^(none|hidden)$/
/** The keywords of widths, in px as browsers have them. */
const widths: Readonly<Record<string, number>> = { thin: 1, medium: 3, thick: 5 }

const widthOf = (word: string) => widths[word] ?? lengthOf(word)
const colorOfBorder = (word: string) =>
  word.toLowerCase() === 'currentcolor' ? 'currentcolor' : colorOf(word)

/** Reads the shorthand whole: what it leaves out has its initial value – no style, and the color of the text. */
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

/** What the properties of a border say. */
export const borderReaders: Readonly<Record<string, Reader>> = {
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
