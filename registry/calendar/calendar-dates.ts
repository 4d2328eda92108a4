import { datesOf, startOfDay, type CalendarValue } from './selection'

/** What a page of the calendar shows: the days of a month, the months of a year, and so on. */
export type Level = 'month' | 'year' | 'decade' | 'century'

/** How many months a tile, a page, and a page turned with Shift are long. A tile of a month is a day. */
const spans = {
  month: { tile: 0, page: 1, longPage: 12 },
  year: { tile: 1, page: 12, longPage: 120 },
  decade: { tile: 12, page: 120, longPage: 1200 },
  century: { tile: 120, page: 1200, longPage: 1200 },
} as const

/** The days that can be picked. */
export interface Limits {
  readonly minDate: Date
  readonly maxDate: Date
  readonly isDateDisabled: ((date: Date) => boolean) | undefined
}

function addDays(date: Date, days: number): Date {
  const moved = new Date(date)
  moved.setDate(date.getDate() + days)
  return moved
}

function addMonths(date: Date, months: number): Date {
  const moved = new Date(date)
  moved.setMonth(date.getMonth() + months)
  // The 31st of a month with 30 days is the first of the next one: the last day is meant.
  if (moved.getDate() !== date.getDate()) moved.setDate(0)
  return moved
}

/** The date a number of tiles away. */
export const addTiles = (level: Level, date: Date, tiles: number): Date =>
  level === 'month' ? addDays(date, tiles) : addMonths(date, tiles * spans[level].tile)

/** The date a number of pages away. */
export const addPages = (level: Level, date: Date, pages: number, isLong = false): Date =>
  addMonths(date, pages * spans[level][isLong ? 'longPage' : 'page'])

/** The day, or the nearest one between the limits. */
export const withinLimits = (date: Date, { minDate, maxDate }: Limits): Date =>
  startOfDay(new Date(Math.min(Math.max(date.getTime(), minDate.getTime()), maxDate.getTime())))

/**
 * The day of a page that is focused first: a selected one, else today, else the first that can be picked.
 *
 * @param begin The first day of the page.
 */
export function firstFocus(level: Level, begin: Date, value: CalendarValue, limits: Limits): Date {
  const end = addPages(level, begin, 1)
  const first = withinLimits(begin, limits)
  const isOpen = (day: Date) =>
    day >= begin &&
    day < end &&
    day.getTime() === withinLimits(day, limits).getTime() &&
    limits.isDateDisabled?.(day) !== true
  const days = Array.from({ length: 31 }, (_, index) => addDays(first, index))
  return [...datesOf(value), new Date(), ...days].map(startOfDay).find(isOpen) ?? first
}

/** The day of the whole calendar that is focused first. */
export function initialFocus(value: CalendarValue, limits: Limits): Date {
  const month = withinLimits(datesOf(value)[0] ?? new Date(), limits)
  month.setDate(1)
  return firstFocus('month', month, value, limits)
}
