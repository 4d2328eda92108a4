import type { CalendarTexts } from './calendar-labels'

/** The value of a calendar: a date, a pair of dates, or null for none. */
export type CalendarValue = Date | [start: Date, end: Date] | null

/** The dates of a value: none, one, or the two ends of a range. */
export const datesOf = (value: CalendarValue): readonly Date[] => (value === null ? [] : [value].flat())

/** The value, with the start of a range before its end, or null if one of its dates is invalid. */
export function validValue(value: CalendarValue): CalendarValue {
  if (datesOf(value).some((date) => Number.isNaN(date.getTime()))) return null
  return Array.isArray(value) && value[0] > value[1] ? [value[1], value[0]] : value
}

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
