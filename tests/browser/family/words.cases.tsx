import { Calendar } from '../../../registry/calendar/calendar'

/** Languages with long names, or with wide letters, and each with its digits. */
const locales = ['de-AT', 'el-GR', 'fi-FI', 'hu-HU', 'ta-IN', 'ml-IN', 'my-MM', 'fa-IR', 'ar-EG', 'hi-IN']

const day = new Date(2026, 8, 30)

/** A month, a year and a decade in each of them. */
export const Calendars = () =>
  locales.flatMap((locale) =>
    (['month', 'year', 'decade'] as const).map((view) => (
      <section key={`${locale} ${view}`} data-stage="" aria-label={`${locale}, ${view}`}>
        <Calendar locale={locale} view={view} defaultValue={day} />
      </section>
    )),
  )
