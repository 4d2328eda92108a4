import { formatNumber } from '../shared/locale'

/** How a number is written: its language, and options such as a currency. */
export interface NumberLook {
  readonly locale: string | undefined
  readonly format: Intl.NumberFormatOptions
}

/** The number as text; empty for `null`. */
export const writeNumber = (number: number | null, { locale, format }: NumberLook): string =>
  number === null ? '' : formatNumber(number, locale, 'en', format)

const isPercent = ({ format }: NumberLook) => format.style === 'percent'

/** How many decimals JavaScript writes: two for 0.25, seven for 1e-7. */
export function decimalsOf(number: number): number {
  const [digits = '', exponent = '0'] = String(number).split('e')
  const [, fraction = ''] = digits.split('.')
  return Math.min(100, Math.max(0, fraction.length - Number(exponent)))
}

/** How many decimals `Intl` writes at most by default. Some currencies have fewer. */
const usualDecimals: Readonly<Record<string, number>> = { percent: 0, currency: 2 }

/** A look that shows every step and can be read back: `1.2K` could not. */
export function readableLook(
  locale: string | undefined,
  format: Intl.NumberFormatOptions,
  step: number,
): NumberLook {
  const { style = 'decimal', minimumFractionDigits = 0 } = format
  const { maximumFractionDigits = usualDecimals[style] ?? 3 } = format
  const needed = Math.min(20, decimalsOf(step) - (style === 'percent' ? 2 : 0))
  const decimals = { maximumFractionDigits: Math.max(needed, minimumFractionDigits) }
  return {
    locale,
    format: { ...format, notation: 'standard', ...(needed > maximumFractionDigits ? decimals : {}) },
  }
}

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code))

/** In Unicode, the ten digits of each script follow each other, from zero. */
const zeroBefore = (code: number): number => (isDigit(code - 1) ? zeroBefore(code - 1) : code)

/** Replaces the digits of any script, and of the language, by 0 to 9. */
function withPlainDigits(text: string, { locale, format }: NumberLook): string {
  const own = Array.from(
    formatNumber(9_876_543_210, locale, 'en', {
      ...format,
      style: 'decimal',
      signDisplay: 'auto',
      useGrouping: false,
      minimumFractionDigits: 0,
      maximumFractionDigits: 0,
      maximumSignificantDigits: undefined,
      minimumSignificantDigits: undefined,
    }),
  ).toReversed()
  return Array.from(text, (letter) => {
    const digit = own.indexOf(letter)
    if (digit >= 0) return String(digit)
    const code = letter.codePointAt(0) ?? 0
    return isDigit(code) ? String((code - zeroBefore(code)) % 10) : letter
  }).join('')
}

/** The text before the digits, the digits with all marks between them, and the text after them, without a digit. */
const written = /^(\D*?)([.,٫]?\d[\d\s.,'’٫٬،⹁]*)(\D*)$/u

/** The separator of thousands if it is `.` or `,`; undefined otherwise. */
function groupMark(look: NumberLook): string | undefined {
  const text = writeNumber(1_234_567, { ...look, format: { ...look.format, useGrouping: true } })
  const [, , digits = ''] = written.exec(withPlainDigits(text, look)) ?? []
  return /^\d+([.,])/.exec(digits)?.[1]
}

/**
 * Digits with marks as JavaScript writes a number. The last mark separates the decimals, unless the language separates
 * thousands with it and three digits follow, or it comes several times. So a phone works whose keyboard has another mark than
 * the page. Undefined if the marks make no sense.
 */
function plainNumber(digits: string, group: string | undefined): string | undefined {
  const marked = digits.replaceAll(/[\s'’٬،⹁]/g, '')
  const last = Math.max(...['.', ',', '٫'].map((mark) => marked.lastIndexOf(mark)))
  const mark = marked.charAt(last)
  const isGroup =
    marked.split(mark).length > 2 || (mark === group && last > 0 && marked.length - last - 1 === 3)
  const end = last < 0 || isGroup ? marked.length : last
  const [first = '', ...groups] = marked.slice(0, end).split(/[.,٫]/)
  if (groups.some((one) => one.length < 2 || one.length > 3)) return undefined
  return `${first}${groups.join('')}.${marked.slice(end + 1)}`
}

/**
 * The number that a text means: digits of any script, with or without marks between thousands, and whatever is beside
 * them, such as a currency.
 *
 * @returns Undefined if it has no number, or several.
 */
export function readNumber(text: string, look: NumberLook): number | undefined {
  const [whole, before = '', digits = ''] = written.exec(withPlainDigits(text, look)) ?? []
  if (whole === undefined) return undefined
  // A mark behind a letter ends a word: `Rs.500`.
  const plain = plainNumber(/\p{L}$/u.test(before) ? digits.replace(/^\D/, '') : digits, groupMark(look))
  if (plain === undefined) return undefined
  const sign = /[-−‐‑–﹣－(]/.test(before) ? '-' : ''
  const number = Number(`${sign}${plain}e${isPercent(look) ? -2 : 0}`)
  // Zero has no sign.
  return Number.isFinite(number) ? number + 0 : undefined
}
