import { hexOf, toRgba } from '../registry/color'
import { accepts, nearest, type Value } from '../registry/controls'
import { glassControls, glassNames, type Glass, type GlassName } from './glass-values'

/*
 * A glass as a short text for addresses: a version, the bits of the values, and a checksum, in the 64 characters of base64url
 * (RFC 4648, section 5). A code means the same glass forever, so a layout never changes. New values need a new layout with
 * the next version, and in `before` what they were until then.
 */

/** A color without alpha in 24 bits, a color with an alpha in hundredths in 31, or a number from `min` up in steps. */
type Field = 'color' | 'alpha color' | { readonly min: number; readonly step: number; readonly bits: number }

const share: Field = { min: 0, step: 0.01, bits: 7 }
const length: Field = { min: 0, step: 1, bits: 6 }
const offset: Field = { min: -60, step: 1, bits: 7 }

/** The values of a code in order. */
type Layout = Readonly<Partial<Record<GlassName, Field>>>

const first: Layout = {
  lightTint: 'color',
  lightForeground: 'color',
  lightThinOpacity: share,
  lightRegularOpacity: share,
  lightThickOpacity: share,
  lightBorder: share,
  lightHighlight: share,
  lightShadow: 'alpha color',
  darkTint: 'color',
  darkForeground: 'color',
  darkThinOpacity: share,
  darkRegularOpacity: share,
  darkThickOpacity: share,
  darkBorder: share,
  darkHighlight: share,
  darkShadow: 'alpha color',
  thinBlur: length,
  regularBlur: length,
  thickBlur: length,
  saturation: { min: 0, step: 0.05, bits: 6 },
  radius: length,
  shadowX: offset,
  shadowY: offset,
  shadowBlur: { min: 0, step: 1, bits: 7 },
  shadowSpread: offset,
  focus: 'color',
}

/** The layouts by version. */
const layouts: Readonly<Record<number, Layout>> = {
  1: first,
  2: { ...first, rim: share, depth: share },
  3: { ...first, rim: share, depth: share, economy: { min: 0, step: 1, bits: 1 } },
}

/** The values of glass in versions without them: its upper edge had a line of light, it had one shadow, and was not cheap. */
const before: Partial<Glass> = { rim: 0, depth: 0, economy: 0 }

/** The version of a new code: the oldest that can say the glass, so that one glass has one code. */
const versionOf = ({ economy }: Glass) => 2 + economy

/** The most characters of a code. */
export const longestCode = 60

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const bitsOfDigit = 6

const binary = (value: number, bits: number) => value.toString(2).padStart(bits, '0')

const bitsOf = (field: Field): number => (field === 'color' ? 24 : field === 'alpha color' ? 31 : field.bits)

/** A value as a number in binary. */
function toBits(field: Field, value: Value): string {
  if (typeof field === 'object')
    return binary(Math.round((Number(value) - field.min) / field.step), field.bits)
  const { r, g, b, a } = toRgba(String(value))
  const channels = [r, g, b].map((channel) => binary(channel, 8)).join('')
  return field === 'color' ? channels : channels + binary(Math.round(a * 100), 7)
}

function fromBits(field: Field, bits: string): Value {
  if (typeof field === 'object') return Number((field.min + Number.parseInt(bits, 2) * field.step).toFixed(2))
  const [r = 0, g = 0, b = 0] = [0, 8, 16].map((start) => Number.parseInt(bits.slice(start, start + 8), 2))
  if (field === 'color') return hexOf({ r, g, b })
  return `rgba(${r}, ${g}, ${b}, ${Math.min(1, Number.parseInt(bits.slice(24), 2) / 100)})`
}

/** The checksum: two digits. As 4093 is prime, it detects a mistyped digit and two swapped neighbors. */
function checkOf(code: string): string {
  const sum =
    Array.from(code).reduce((all, digit, index) => all + (index + 1) * digits.indexOf(digit), 0) % 4093
  return digits.charAt(sum >> bitsOfDigit) + digits.charAt(sum % digits.length)
}

/** A glass as a code of 57 characters. */
export function encodeGlass(glass: Glass): string {
  const version = versionOf(glass)
  const bits = Object.entries(layouts[version] ?? {})
    // The keys of a layout are names of values.
    .map(([name, field]) => toBits(field, glass[name as GlassName]))
    .join('')
  const groups = bits.match(new RegExp(`.{1,${bitsOfDigit}}`, 'g')) ?? []
  const body = groups.map((group) => digits.charAt(Number.parseInt(group.padEnd(bitsOfDigit, '0'), 2)))
  const code = digits.charAt(version) + body.join('')
  return code + checkOf(code)
}

/**
 * The glass of a code; undefined if the code is cut off, mistyped, or of an unknown version. A number that is out of a
 * control's range becomes the nearest bound.
 */
export function decodeGlass(code: string): Glass | undefined {
  const layout = layouts[digits.indexOf(code.charAt(0))]
  if (layout === undefined || code.length > longestCode || !/^[\w-]+$/.test(code)) return undefined
  if (checkOf(code.slice(0, -2)) !== code.slice(-2)) return undefined
  let rest = Array.from(code.slice(1, -2), (digit) => binary(digits.indexOf(digit), bitsOfDigit)).join('')
  const values: Partial<Record<GlassName, Value>> = {}
  for (const [name, field] of Object.entries(layout)) {
    const bits = rest.slice(0, bitsOf(field))
    if (bits.length < bitsOf(field)) return undefined
    values[name as GlassName] = nearest(glassControls[name as GlassName], fromBits(field, bits))
    rest = rest.slice(bits.length)
  }
  if (rest.length >= bitsOfDigit || rest.includes('1')) return undefined
  const glass = { ...before, ...values }
  return isGlass(glass) ? glass : undefined
}

/** Whether values are a whole glass that the controls accept. */
export const isGlass = (values: Readonly<Partial<Record<string, Value>>>): values is Glass =>
  glassNames.every((name) => {
    const value = values[name]
    return value !== undefined && accepts(glassControls[name], value)
  })
