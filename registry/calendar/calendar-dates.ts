import { datesOf, validValue, type CalendarValue } from './selection'

/** The views of the calendar: the days of a month, the months of a year, and so on. */
export type Level = 'month' | 'year' | 'decade' | 'century'

/** The length of a tile, of a page, and of a jump with Shift, in months. A tile of the month view is a day. */
const months = {
  month: [0, 1, 12],
  year: [1, 12, 120],
  decade: [12, 120, 1200],
  century: [120, 1200, 1200],
} as const

/** The days that can be picked. */
export interface Limits {
  readonly minDate: Date
  readonly maxDate: Date
  readonly isDateDisabled: ((date: Date) => boolean) | undefined
}

/** The beginning of a day: midnight, or a later hour where the clocks skip midnight. */
function dayOf(year: number, month: number, day: number): Date {
  const date = new Date(2000, 0, 1)
  date.setFullYear(year, month, day)
  return date
}

export const startOfDay = (date: Date): Date => dayOf(date.getFullYear(), date.getMonth(), date.getDate())

export const startOfMonth = (date: Date): Date => dayOf(date.getFullYear(), date.getMonth(), 1)

function addMonths(date: Date, count: number): Date {
  const [year, month, day] = [date.getFullYear(), date.getMonth() + count, date.getDate()]
  const moved = dayOf(year, month, day)
  // The 31st of a month with 30 days would be the 1st of the next month: take the last day.
  return moved.getDate() === day ? moved : dayOf(year, month + 1, 0)
}

function addDays(date: Date, count: number): Date {
  const [year, month, day] = [date.getFullYear(), date.getMonth(), date.getDate()]
  const moved = dayOf(year, month, day + count)
  // Samoa had no December 30 in 2011: the day before the 31st is the 29th.
  return count < 0 && moved.getTime() === dayOf(year, month, day + count + 1).getTime()
    ? dayOf(year, month, day + count - 1)
    : moved
}

/** The date a number of tiles away. */
export const addTiles = (level: Level, date: Date, tiles: number): Date =>
  level === 'month' ? addDays(date, tiles) : addMonths(date, tiles * months[level][0])

/** Whether a tile contains a day. */
export const contains = (level: Level, tile: Date, day: Date): boolean =>
  tile <= day && day < addTiles(level, tile, 1)

/** The date a number of pages away. */
export const addPages = (level: Level, date: Date, pages: number, isLong = false): Date =>
  addMonths(date, pages * months[level][isLong ? 2 : 1])

/** The range between two days, in either order: from the beginning of the first to the end of the last. */
export function rangeOf(one: Date, other: Date): CalendarValue {
  const [start, end] = one < other ? [one, other] : [other, one]
  return [start, new Date(addTiles('month', end, 1).getTime() - 1)]
}

/** A value as it is picked by hand: a day, a pair of days in their order, or null. Without a range, the start of a pair. */
export function pickedValue(value: CalendarValue, selectRange: boolean): CalendarValue {
  const [start, end = start] = datesOf(validValue(value))
  if (!start || !end) return null
  return selectRange ? rangeOf(startOfDay(start), startOfDay(end)) : startOfDay(start)
}

/** The first and the last day whose pages, up to the century, consist of dates that JavaScript can represent. */
const firstDay = dayOf(1, 0, 1)
const lastDay = dayOf(275_699, 11, 31)

/** The day, or the nearest one between the limits. */
export function withinLimits(date: Date, { minDate, maxDate }: Limits): Date {
  const near = date < minDate ? minDate : date > maxDate ? maxDate : date
  return startOfDay(near < firstDay ? firstDay : near > lastDay ? lastDay : near)
}

/** Whether each date of a value can be picked. A range may extend over days that cannot. */
export const isWithin = (value: CalendarValue, limits: Limits): boolean =>
  datesOf(value)
    .map(startOfDay)
    .every((day) => +withinLimits(day, limits) === +day && !limits.isDateDisabled?.(day))

/** The day of a page that Tab moves focus to: a selected one, else today, else the first that can be picked. */
export function focusOn(level: Level, begin: Date, value: CalendarValue, limits: Limits): Date {
  const end = addPages(level, begin, 1)
  const first = withinLimits(begin, limits)
  const days = Array.from({ length: 31 }, (_, index) => addTiles('month', first, index))
  const isOpen = (day: Date) => day >= begin && day < end && isWithin(day, limits)
  return [...datesOf(value), new Date(), ...days].map(startOfDay).find(isOpen) ?? first
}

/** The day that Tab moves focus to on the page of a value. */
export const focusOf = (value: CalendarValue, limits: Limits): Date =>
  focusOn('month', startOfMonth(withinLimits(datesOf(value)[0] ?? new Date(), limits)), value, limits)

/** A mark on a day. */
export interface CalendarMark {
  /** The day. */
  readonly date: Date
  /** The meaning of the dot, as a part of the day's name. */
  readonly label: string
}

/** The marks of a day. Marks with an invalid date are ignored. */
export const marksOf = (day: Date, marks: readonly CalendarMark[]): readonly CalendarMark[] =>
  marks.filter(({ date }) => contains('month', day, date))

/** Returns a function for the names of days: the date in the words of a locale, and what the marks mean. */
export function namesWith(marks: readonly CalendarMark[], locale: string): (_: unknown, day: Date) => string {
  const dates = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' })
  // At noon, because some browsers are minutes wrong about midnights of the past.
  const noon = (day: Date) => new Date(day).setHours(12)
  return (_, day) => [dates.format(noon(day)), ...marksOf(day, marks).map(({ label }) => label)].join(', ')
}
