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

/** The selection as a form sends it: an ISO 8601 date, a range as `start/end`, or nothing. */
export const formText = (value: CalendarValue): string => datesOf(value).map(isoDate).join('/')

function isoDate(date: Date): string {
  const utc = new Date(0)
  utc.setUTCFullYear(date.getFullYear(), date.getMonth(), date.getDate())
  return utc.toISOString().replace(/T.*/, '')
}

/** Converts what react-calendar reports. A range counts only when both of its ends are dates. */
export function selectionOf(picked: Date | null | [Date | null, Date | null]): CalendarValue {
  if (!Array.isArray(picked)) return picked
  const [start, end] = picked
  return start instanceof Date && end instanceof Date ? [start, end] : null
}

/** Whether a day is selected. */
export function isWithin(value: CalendarValue, day: Date): boolean {
  const [start, end = start] = datesOf(value).map(startOfDay)
  return start !== undefined && end !== undefined && start <= day && day <= end
}

/** The midnight at which a day begins. */
export const startOfDay = (date: Date): Date => new Date(new Date(date).setHours(0, 0, 0, 0))
