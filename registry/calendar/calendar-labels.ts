/** The texts of a calendar. English is used for those that are not given. */
export interface CalendarLabels {
  /**
   * The name of the calendar, if it has no `aria-label`.
   *
   * @default 'Calendar'
   */
  calendar?: string | undefined
  /**
   * The name of an arrow.
   *
   * @default 'Previous month'
   */
  previousMonth?: string | undefined
  /**
   * The name of an arrow.
   *
   * @default 'Next month'
   */
  nextMonth?: string | undefined
  /**
   * The name of an arrow.
   *
   * @default 'Previous year'
   */
  previousYear?: string | undefined
  /**
   * The name of an arrow.
   *
   * @default 'Next year'
   */
  nextYear?: string | undefined
  /**
   * The name of an arrow.
   *
   * @default 'Previous decade'
   */
  previousDecade?: string | undefined
  /**
   * The name of an arrow.
   *
   * @default 'Next decade'
   */
  nextDecade?: string | undefined
  /**
   * The name of an arrow.
   *
   * @default 'Previous century'
   */
  previousCentury?: string | undefined
  /**
   * The name of an arrow.
   *
   * @default 'Next century'
   */
  nextCentury?: string | undefined
  /**
   * The selection without a date.
   *
   * @default 'No date selected'
   */
  none?: string | undefined
  /**
   * The word between the two dates of a range.
   *
   * @default 'to'
   */
  to?: string | undefined
}

/** All texts of a calendar. */
export type CalendarTexts = Readonly<Record<keyof CalendarLabels, string>>

const english: CalendarTexts = {
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

/** The consumer's texts, with English for those that are missing or `undefined`. */
export function textsOf(labels: CalendarLabels = {}): CalendarTexts {
  const given = Object.entries(labels).filter(([, text]) => text !== undefined)
  return { ...english, ...Object.fromEntries(given) }
}
