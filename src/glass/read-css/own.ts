import { levels } from '../glass'
import { colorOf } from './color'
import { allBlurs, allOpacities, shadowColor, type Look, type LookField } from './look'
import { readShadows } from './shadow'
import { lengthOf, numberOf } from './words'

/** What the value of one of our properties means for the knobs; a sentence where they cannot say it. */
type Reader = (value: string) => Look | string

const unread = (value: string) => `“${value}” cannot be read.`

const solidColor =
  (name: LookField): Reader =>
  (value) => {
    const color = colorOf(value)
    if (!color) return unread(value)
    return color.alpha === 1 ? { [name]: color.hex } : 'This color has no alpha of its own.'
  }

const white =
  (name: LookField, what: string): Reader =>
  (value) => {
    const color = colorOf(value)
    if (!color) return unread(value)
    const isWhite = color.hex === '#ffffff' || color.alpha === 0
    return isWhite ? { [name]: color.alpha } : `The ${what} of the glass is white.`
  }

const number =
  (parse: (word: string) => number | undefined, look: (value: number) => Look): Reader =>
  (value) => {
    const read = parse(value)
    return read === undefined ? unread(value) : look(read)
  }

function shadow(value: string): Look | string {
  const { parts = {}, notes: [why] = [] } = readShadows(value)
  if (why !== undefined) return why
  const { shadowX, shadowY, shadowBlur, shadowSpread, shadowColor: color, highlight } = parts
  if (highlight !== undefined && highlight.alpha > 0) return 'The light inside is --glass-highlight.'
  const geometry = { shadowX, shadowY, shadowBlur, shadowSpread }
  const shadow = color && shadowColor(color.hex, color.alpha)
  return Object.fromEntries(Object.entries({ ...geometry, shadow }).filter(([, one]) => one !== undefined))
}

/** Our properties. What sets one level stands after what sets all. */
export const ownReaders: readonly (readonly [name: string, read: Reader])[] = [
  ['--glass-tint', solidColor('tint')],
  ['--glass-tint-opacity', number(numberOf, allOpacities)],
  ...levels.map(
    (level) =>
      [
        `--glass-${level}-tint-opacity`,
        number(numberOf, (share) => ({ [`${level}Opacity`]: share })),
      ] as const,
  ),
  ['--glass-blur', number(lengthOf, allBlurs)],
  ...levels.map(
    (level) => [`--glass-${level}-blur`, number(lengthOf, (blur) => ({ [`${level}Blur`]: blur }))] as const,
  ),
  ['--glass-saturation', number(numberOf, (saturation) => ({ saturation }))],
  ['--glass-foreground', solidColor('foreground')],
  ['--glass-border', white('border', 'border')],
  ['--glass-highlight', white('highlight', 'light')],
  ['--glass-shadow', shadow],
  ['--glass-radius', number(lengthOf, (radius) => ({ radius }))],
  ['--glass-focus', solidColor('focus')],
  ['--glass-fallback', () => 'It is made from the tint.'],
]

const names = new Set(ownReaders.map(([name]) => name))

/** Whether a custom property is one of ours. */
export const isOwnName = (name: string): boolean => names.has(name)

/** Whether a custom property is called like ours are, known or not. */
export const isCalledLikeOurs = (name: string): boolean => name.startsWith('--glass-')
