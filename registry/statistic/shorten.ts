import { formatNumber } from '../shared/locale'

const units = ['', 'K', 'M', 'B', 'T']

/**
 * Shortens a count as in English: 2700 is 2.7K. The result is the same as that of `Intl`, whose first use on a page
 * takes several milliseconds.
 *
 * @param count A whole number from 0 to 999 trillion.
 */
function shortenInEnglish(count: number): string {
  // Rounded to tenths. A result of 1000 is 1 of the next unit.
  const tenths = units.map((_unit, index) =>
    index === 0 ? count * 10 : Math.round(count / (1000 ** index / 10)),
  )
  const unit = tenths.findIndex((tenth) => tenth < 10_000)
  return `${(tenths[unit] ?? 0) / 10}${units[unit] ?? ''}`
}

/** The largest count that is shortened without `Intl`: above it, trillions get more digits. */
const most = 999_949_999_999_999

/**
 * Shortens a number of 1000 or more in a language, to at most one decimal. A unit that is a word stands on a line of its own
 * where the tile is narrow: `Intl` holds it to the number, and both would break between letters.
 */
export const shorten = (count: number, locale: string | undefined): string =>
  locale === undefined && Number.isInteger(count) && count >= 0 && count <= most
    ? shortenInEnglish(count)
    : formatNumber(count, locale, 'en', { notation: 'compact', maximumFractionDigits: 1 }).replace(
        '\u00a0',
        ' ',
      )
