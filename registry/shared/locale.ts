/**
 * A locale that `Intl` accepts. Some systems write `en_US`, `en-US@posix` or `C`.
 *
 * @param locale A BCP 47 tag such as `de-DE`. An underscore counts as a hyphen, and a POSIX encoding or modifier is
 *   ignored.
 * @param fallback The result if there is no tag, or if it is malformed.
 */
export function validLocale(locale: string | undefined, fallback: string): string {
  if (locale === undefined) return fallback
  try {
    return new Intl.Locale(locale.replace(/[.@].*/, '').replaceAll('_', '-')).toString()
  } catch {
    return fallback
  }
}

const formats = new Map<string, Intl.NumberFormat>()

function formatOf(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat(locale, options)
  } catch {
    // A currency that does not exist, for example: the plain number.
    return new Intl.NumberFormat(locale)
  }
}

/**
 * Writes a number as a language does; what is no number is a dash. The formats are cached: creating one takes longer than
 * rendering a component, and the first one takes several milliseconds.
 *
 * @param locale A BCP 47 tag, such as `de-DE`.
 * @param fallback The locale if there is no tag, or if it is malformed.
 */
export function formatNumber(
  number: number,
  locale: string | undefined,
  fallback: string,
  options: Intl.NumberFormatOptions = {},
): string {
  if (Number.isNaN(number)) return '–'
  const valid = validLocale(locale, fallback)
  const key = `${valid} ${JSON.stringify(options)}`
  const format = formats.get(key) ?? formatOf(valid, options)
  formats.set(key, format)
  return format.format(number)
}
