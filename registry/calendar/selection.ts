import type { CalendarTexts } from './calendar-labels'

/** The value of a calendar: a date, a pair of dates, or null for none. */
export type CalendarValue = Date | [start: Date, end: Date] | null

/** The dates of a value: none, one, or the two ends of a range. */
export const datesOf = (value: CalendarValue): readonly Date[] => (value === null ? [] : [value].flat())

/** The value, or null if one of its dates is invalid. */
export const validValue = (value: CalendarValue): CalendarValue =>
  datesOf(value).some((date) => Number.isNaN(date.getTime())) ? null : value

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
