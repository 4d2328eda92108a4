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

/** Texts by name. */
export type CalendarLabels = Readonly<Partial<Record<keyof typeof english, string | undefined>>>

/** The given texts, with English for those that are missing or `undefined`. */
export const textsOf = (labels: CalendarLabels = {}): CalendarTexts => ({
  ...english,
  ...Object.fromEntries(Object.entries(labels).filter(([, text]) => text !== undefined)),
})
