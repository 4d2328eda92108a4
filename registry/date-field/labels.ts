import type { CalendarLabels } from '../calendar/calendar'

/** The texts of a date field. */
export interface DateFieldLabels {
  /** The name of the button, and of what it opens. */
  open?: string | undefined
  /** The error for a text that is no date. */
  unknown?: ((pattern: string) => string) | undefined
  /** The error for a day that is too early, too late or not free, where the browser has no words for it. */
  refused?: string | undefined
  /** The texts of the calendar. */
  calendar?: CalendarLabels | undefined
}

export interface DateFieldTexts {
  readonly open: string
  readonly unknown: (pattern: string) => string
  readonly refused: string
  readonly calendar: CalendarLabels | undefined
}

/** The given texts, with English for those that are missing. */
export const textsOf = ({ open, unknown, refused, calendar }: DateFieldLabels = {}): DateFieldTexts => ({
  open: open ?? 'Choose from a calendar',
  unknown: unknown ?? ((pattern) => `Write it as ${pattern}.`),
  refused: refused ?? 'This day cannot be chosen.',
  calendar,
})
