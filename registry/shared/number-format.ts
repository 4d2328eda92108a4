const formats = new Map<string, Intl.NumberFormat>()

/**
 * The number format of a language, cached: creating one takes longer than rendering a component, and the first one
 * takes several milliseconds.
 *
 * @param locale A language tag, such as `de-DE`.
 * @throws {RangeError} When the locale or an option is invalid.
 */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = formats.get(key)
  if (known !== undefined) return known
  const made = new Intl.NumberFormat(locale, options)
  formats.set(key, made)
  return made
}
