import type { CalendarType } from 'react-calendar'
import { validLocale } from '../shared/locale'

/**
 * The locale of a calendar: its language and digits, with the Gregorian calendar. The grid has Gregorian months, and the
 * months of another calendar begin on other days.
 *
 * @param visitors The visitor's locale, for a locale that is missing or malformed.
 */
export const gregorian = (locale: string | undefined, visitors: string): string =>
  new Intl.Locale(validLocale(locale, validLocale(visitors, 'en')), { calendar: 'gregory' }).toString()

/** A locale's week; days count from 1, Monday, to 7, Sunday. */
interface WeekInfo {
  readonly firstDay: number
  readonly weekend: readonly number[]
}

/** The standard method. Older browsers have a property instead, and Firefox has neither. */
type WeekLocale = Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo }

/** The regions where the week does not begin on Monday, by calendar type (Unicode CLDR 48, `weekData`). */
const regions: readonly (readonly [type: CalendarType, codes: string])[] = [
  ['islamic', 'AF BH DJ DZ EG IQ IR JO KW LY MV OM QA SD SY'],
  ['hebrew', 'IL SA YE'],
  [
    'gregory',
    'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IN IS JM JP KE KH KR LA MH ' +
      'MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SG SV TH TT TW UM US VE VI WS ZA ZW',
  ],
]

/**
 * Returns react-calendar's name for a locale's week: `iso8601` begins on Monday, `gregory` and `hebrew` on Sunday,
 * `islamic` on Saturday; the weekend of `hebrew` and `islamic` is Friday and Saturday.
 *
 * @param locale A BCP 47 tag; its likely region counts where it names none.
 * @throws {RangeError} If the tag is malformed.
 */
export function calendarTypeOf(locale: string): CalendarType {
  const parsed: WeekLocale = new Intl.Locale(locale)
  const week = parsed.getWeekInfo?.() ?? parsed.weekInfo
  return week ? typeOfWeek(week) : typeOfRegion(parsed.maximize().region ?? '')
}

function typeOfWeek({ firstDay, weekend }: WeekInfo): CalendarType {
  if (firstDay === 7) return weekend.includes(5) ? 'hebrew' : 'gregory'
  // The week of the Maldives begins on Friday, but no calendar type does; Saturday is the nearest.
  return firstDay === 6 || firstDay === 5 ? 'islamic' : 'iso8601'
}

const typeOfRegion = (region: string): CalendarType =>
  regions.find(([, codes]) => codes.split(' ').includes(region))?.[0] ?? 'iso8601'
