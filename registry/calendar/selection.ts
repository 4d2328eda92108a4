import type { CalendarTexts } from './calendar-labels'

/** The value of a calendar: a date, a pair of dates, or null for none. */
export type CalendarValue = Date | [start: Date, end: Date] | null

/** The dates of a value: none, one, or the two ends of a range. */
export const datesOf = (value: CalendarValue): readonly Date[] => (value === null ? [] : [value].flat())

/** The selection as text: a locale date string, `start to end`, or `No date selected`. */
export const selectionText = (value: CalendarValue, texts: CalendarTexts, locale?: string): string =>
  datesOf(value)
    .map((date) => date.toLocaleDateString(locale))
    .join(` ${texts.to} `) || texts.none

/** The selection in form data: an ISO 8601 date, a range as `start/end`, or an empty string. */
export const formText = (value: CalendarValue): string => datesOf(value).map(isoDate).join('/')

function isoDate(date: Date): string {
  const utc = new Date(0)
  utc.setUTCFullYear(date.getFullYear(), date.getMonth(), date.getDate())
  return utc.toISOString().replace(/T.*/, '')
}

/** The range between two days, in either order: from the beginning of the first to the end of the last. */
export function rangeOf(one: Date, other: Date): CalendarValue {
  const [start, end] = one < other ? [one, other] : [other, one]
  return [start, new Date(new Date(end).setHours(23, 59, 59, 999))]
}
