/** The value of a calendar: a date, a pair of dates, or null for none. */
export type CalendarValue = Date | [start: Date, end: Date] | null

/** The selection as text: a locale date string, `start to end`, or `No date selected`. */
export function selectionText(value: CalendarValue, locale?: string): string {
  if (value === null) return 'No date selected'
  return [value]
    .flat()
    .map((date) => date.toLocaleDateString(locale))
    .join(' to ')
}

/** Converts what react-calendar reports. A range counts only when both of its ends are dates. */
export function selectionOf(picked: Date | null | [Date | null, Date | null]): CalendarValue {
  if (!Array.isArray(picked)) return picked
  const [start, end] = picked
  return start instanceof Date && end instanceof Date ? [start, end] : null
}

/** Whether a day is selected. */
export function isSelected(value: CalendarValue, day: Date): boolean {
  if (value === null) return false
  const [start, end] = Array.isArray(value) ? value : [value, value]
  return day.getTime() >= startOfDay(start) && day.getTime() <= startOfDay(end)
}

const startOfDay = (date: Date) => new Date(date).setHours(0, 0, 0, 0)
