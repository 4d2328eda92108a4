const formats = new Map<string, Intl.NumberFormat>()

/**
 * The format of a language's numbers. Each is made once, as that takes longer than to render all else in a component: the
 * first one several milliseconds.
 *
 * @param locale A language tag, such as `de-DE`.
 * @throws {RangeError} When the locale or an option is not valid.
 */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = formats.get(key)
  if (known !== undefined) return known
  const made = new Intl.NumberFormat(locale, options)
  formats.set(key, made)
  return made
}
