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
