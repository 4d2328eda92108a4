const english = {
  calendar: 'Calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  previousDecade: 'Previous decade',
  nextDecade: 'Next decade',
  previousCentury: 'Previous century',
  nextCentury: 'Next century',
  none: 'No date selected',
  to: 'to',
}

/** All texts of a calendar that do not come from its locale. */
export type CalendarTexts = Readonly<typeof english>

/** An arrow beside the heading. */
type Arrow = `${'previous' | 'next'}${'Month' | 'Year' | 'Decade' | 'Century'}`

/** The texts of a calendar, English by default. The name of an arrow is “Previous month”, for example. */
export interface CalendarLabels extends Partial<Record<Arrow, string | undefined>> {
  /** The name of the calendar, by default “Calendar”. */
  calendar?: string | undefined
  /** The selection without a date, by default “No date selected”. */
  none?: string | undefined
  /** The word between two dates, by default “to”. */
  to?: string | undefined
}

/** The given texts, with English for those that are missing or `undefined`. */
export const textsOf = (labels: CalendarLabels = {}): CalendarTexts => ({
  ...english,
  ...Object.fromEntries(Object.entries(labels).filter(([, text]) => text !== undefined)),
})
