import { validLocale } from './locale'

const formats = new Map<string, Intl.NumberFormat>()

/**
 * The number format of a language, cached: creating one takes longer than rendering a component, and the first one
 * takes several milliseconds.
 *
 * @param locale A BCP 47 tag, such as `de-DE`.
 * @param fallback The locale if there is no tag, or if it is malformed.
 * @throws {RangeError} When an option is invalid.
 */
export function numberFormat(
  locale: string | undefined,
  fallback: string,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat {
  const valid = validLocale(locale, fallback)
  const key = `${valid} ${JSON.stringify(options)}`
  const known = formats.get(key)
  if (known !== undefined) return known
  const made = new Intl.NumberFormat(valid, options)
  formats.set(key, made)
  return made
}
