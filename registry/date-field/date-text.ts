/** The separator of the two dates of a range, as it is written. */
const between = ' – '

/** A day as a form sends it, `2026-11-29`, if there is such a day in the years from 1 to 9999. */
function dayOf(year: number, month: number, day: number): string | undefined {
  if (year < 1 || year > 9999) return undefined
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? date.toISOString().slice(0, 10)
    : undefined
}

/** The midnight at which a day begins. */
export function dateOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const midnight = new Date(0, 0)
  midnight.setFullYear(year, month - 1, date)
  return midnight
}

/** The day on which a date is. */
export const dayAt = (date: Date): string =>
  dayOf(date.getFullYear(), date.getMonth() + 1, date.getDate()) ?? ''

/** The days of a value: none, one, or the two ends of a range. */
export const daysOf = (value: string): readonly string[] => value.split('/').filter(Boolean)

/** Some days as a value: an empty text if one is missing. The earlier end of a range is its start. */
export function valueOf(days: readonly (string | undefined)[], count: number): string {
  const all = days.filter((day) => day !== undefined)
  return all.length === count && days.length === count ? all.toSorted().join('/') : ''
}

/** A value that a consumer gives, or an empty text if it is none. */
export const validValue = (value: string, count: number): string =>
  valueOf(
    value.split('/').map((day) => {
      const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? []
      return dayOf(Number(year), Number(month), Number(date))
    }),
    count,
  )

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(locale: string): Intl.DateTimeFormat {
  const format =
    formats.get(locale) ??
    new Intl.DateTimeFormat(locale, {
      calendar: 'gregory',
      timeZone: 'UTC',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    })
  formats.set(locale, format)
  return format
}

/** Writes a value as a language does: `11/29/2026`, or `29.11.2026 – 06.12.2026`. */
export const writeDates = (value: string, locale: string): string =>
  daysOf(value)
    .map((day) => formatOf(locale).format(new Date(`${day}T00:00Z`)))
    .join(between)

const partsOf = (locale: string) => formatOf(locale).formatToParts(0)

/** How a language writes dates, with the first letters of its words: `mm/dd/yyyy`, `TT.MM.JJJJ`. */
export function patternOf(locale: string, count: number): string {
  const names = new Intl.DisplayNames(locale, { type: 'dateTimeField' })
  const one = partsOf(locale)
    .map(({ type, value }) =>
      type === 'year' || type === 'month' || type === 'day'
        ? (names.of(type)?.slice(0, 1) ?? '').repeat(value.length)
        : value,
    )
    .join('')
  return Array.from({ length: count }, () => one).join(between)
}

/** Replaces the digits of a language by those of JavaScript. */
function plainDigits(text: string, locale: string): string {
  const digits = Array.from(
    new Intl.NumberFormat(locale, { useGrouping: false }).format(9876543210),
  ).toReversed()
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    const value = digits.indexOf(digit)
    return value === -1 ? digit : String(value)
  })
}

/** A year of two digits is the one that is closest to some years from now. */
const fullYear = (year: number, thisYear: number) => year + Math.floor((thisYear + 20 - year) / 100) * 100

/**
 * Reads what is typed: numbers in the order of the language, whatever is between them, or as a form sends them. A year has
 * two or four digits; without one, it is this year, and a range may go on in the next.
 *
 * @param count How many dates there are.
 * @returns Nothing if it is no date.
 */
export function readDates(
  text: string,
  locale: string,
  count: number,
  thisYear = new Date().getFullYear(),
): string | undefined {
  const parts = partsOf(locale)
  const known = parts.map(({ type, value }) => (type === 'literal' ? value : '')).join('')
  // The name of a month is no number, and what is left would be another date.
  if (text.match(/\p{L}/gu)?.some((letter) => !known.includes(letter))) return undefined
  const numbers = plainDigits(text, locale).match(/\d+/g) ?? []
  const size = numbers.length / count
  if (size !== 2 && size !== 3) return undefined
  const usual = parts.map(({ type }) => type).filter((type) => ['year', 'month', 'day'].includes(type))
  let previous = 0
  const days = Array.from({ length: count }, (_, index) => {
    const own = numbers.slice(index * size, (index + 1) * size)
    const all = own[0]?.length === 4 ? ['year', 'month', 'day'] : usual
    const order = size === 3 ? all : all.filter((type) => type !== 'year')
    const part = (type: string) => own[order.indexOf(type)]
    const [year, month, day] = [part('year'), Number(part('month')), Number(part('day'))]
    const isNext = month * 31 + day < previous
    previous = month * 31 + day
    if (year === undefined) return dayOf(isNext ? thisYear + 1 : thisYear, month, day)
    if (year.length === 2) return dayOf(fullYear(Number(year), thisYear), month, day)
    return year.length === 4 ? dayOf(Number(year), month, day) : undefined
  })
  return valueOf(days, count) || undefined
}
