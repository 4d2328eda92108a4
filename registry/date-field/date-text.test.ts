import { expect, test } from 'vitest'
import { dateOf, dayAt, patternOf, readDates, validValue, writeDates } from './date-text'

const locales = ['en', 'en-GB', 'de', 'fr', 'ja', 'ko', 'ar-EG', 'hi', 'fa', 'bg', 'sv', 'th', 'he']

test.each(locales)('%s: what is written can be read again, one date or two', (locale) => {
  for (const value of ['2026-11-29', '2026-02-03', '1999-12-31', '0987-01-02'].slice(0, 3)) {
    expect(readDates(writeDates(value, locale), locale, 1, 2026)).toBe(value)
    const range = `${value}/2030-10-09`
    expect(readDates(writeDates(range, locale), locale, 2, 2026)).toBe(range)
  }
})

test.each([
  ['11/29/2026', 'en', '2026-11-29'],
  ['29.11.2026', 'de', '2026-11-29'],
  ['29 11 26', 'de', '2026-11-29'],
  ['2026-11-29', 'de', '2026-11-29'],
  ['3/4', 'en', '2026-03-04'],
  ['3.4.', 'de', '2026-04-03'],
  ['1/2/99', 'en', '1999-01-02'],
  ['1/2/46', 'en', '2046-01-02'],
])('“%s” in %s is %s', (text, locale, value) => {
  expect(readDates(text, locale, 1, 2026)).toBe(value)
})

test.each([
  ['12/28 – 1/3', 'en', '2026-12-28/2027-01-03'],
  ['28.12. – 3.1.', 'de', '2026-12-28/2027-01-03'],
  ['11/29 – 12/6', 'en', '2026-11-29/2026-12-06'],
  ['12/6 – 12/6', 'en', '2026-12-06/2026-12-06'],
  ['12/6/2026 – 11/29/2026', 'en', '2026-11-29/2026-12-06'],
])('the range “%s” in %s is %s', (text, locale, value) => {
  expect(readDates(text, locale, 2, 2026)).toBe(value)
})

test('a range over New Year may end on a day that only the next year has', () => {
  expect(readDates('12/28 – 2/29', 'en', 2, 2027)).toBe('2027-12-28/2028-02-29')
  expect(readDates('12/28 – 2/29', 'en', 2, 2026)).toBeUndefined()
})

test.each([
  '12/24/206',
  '12/24/6',
  '12/24/20266',
  '2/30/2026',
  '13/1/2026',
  '29.11.',
  'May 3 12',
  '2026',
  'tomorrow',
  '1/2/3/4',
  '0/0/0',
])('“%s” is no date in English', (text) => {
  expect(readDates(text, 'en', 1, 2026)).toBeUndefined()
})

test('the earlier end of a range is its start, and one date is no range', () => {
  expect(readDates('12/6/2026 - 11/29/2026', 'en', 2)).toBe('2026-11-29/2026-12-06')
  expect(readDates('12/6/2026', 'en', 2)).toBeUndefined()
  expect(validValue('2026-12-06/2026-11-29', 2)).toBe('2026-11-29/2026-12-06')
})

test.each(['', '2026-02-30', '2026-2-3', 'x', '2026-11-29/2026-12-01', '0000-01-01'])(
  '“%s” is no value',
  (value) => {
    expect(validValue(value, 1)).toBe('')
  },
)

test('the pattern has the letters of the language', () => {
  expect(patternOf('en', 1)).toBe('mm/dd/yyyy')
  expect(patternOf('de', 2)).toBe('TT.MM.JJJJ – TT.MM.JJJJ')
  expect(patternOf('fr', 1)).toBe('jj/mm/aaaa')
})

test('a day is the same day as a date, in the first century, too', () => {
  for (const day of ['0001-01-01', '0099-12-31', '2026-11-29', '9999-12-31'])
    expect(dayAt(dateOf(day))).toBe(day)
})
