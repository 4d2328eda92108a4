import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readNumber, readableLook, writeNumber } from './number-text'

const look = (locale: string, format: Intl.NumberFormatOptions = {}, step = 1) =>
  readableLook(locale, format, step)

const locales = ['en', 'de', 'de-AT', 'de-CH', 'fr', 'es', 'pl', 'hi', 'en-IN', 'he', 'fa', 'ar-EG', 'bn']
const others = ['mr-u-nu-deva', 'zh-u-nu-hanidec', 'ff-Adlm-u-nu-adlm', 'no locale']
const formats: readonly Intl.NumberFormatOptions[] = [
  {},
  { style: 'percent' },
  { style: 'currency', currency: 'EUR' },
  { style: 'currency', currency: 'INR', currencyDisplay: 'code' },
  { style: 'currency', currency: 'AED' },
  { style: 'currency', currency: 'USD', currencySign: 'accounting' },
  { style: 'currency', currency: 'DKK', currencyDisplay: 'name' },
  { style: 'unit', unit: 'kilometer-per-hour' },
  { style: 'unit', unit: 'mile', unitDisplay: 'long' },
  { useGrouping: false },
  { notation: 'compact' },
  { signDisplay: 'always' },
]

test('what it writes it reads, in every language and format', () => {
  const hundredths = fc.integer({ min: -1e11, max: 1e11 }).map((units) => Number(`${units}e-2`))
  fc.assert(
    fc.property(
      fc.constantFrom(...locales, ...others),
      fc.constantFrom(...formats),
      hundredths,
      (locale, format, number) => {
        const style = look(locale, format, 0.01)
        return Object.is(readNumber(writeNumber(number, style), style), number + 0)
      },
    ),
    { numRuns: 1500 },
  )
})

test.each([
  ['en', '1,234.5', 1234.5],
  ['en', '1234.5', 1234.5],
  ['en', '1,5', 1.5],
  ['en', '1,234', 1234],
  ['en', '1,23,456', 123_456],
  ['en', '.5', 0.5],
  ['en', '5.', 5],
  ['en', ' 12 km ', 12],
  ['en', 'Rs.500', 500],
  ['en', '($5)', -5],
  ['en', '−7', -7],
  ['en', '-0', 0],
  ['en', '１２', 12],
  ['en', '१२', 12],
  ['de', '1.234,5', 1234.5],
  ['de', '1.5', 1.5],
  ['de', '1.234', 1234],
  ['de', '12 kr.', 12],
  ['de-CH', "1'234.5", 1234.5],
  ['fr', '1 234,5', 1234.5],
  ['fr', '1.234', 1.234],
  ['ar-EG', '٣٤٫٥', 34.5],
  ['ar-EG', '34.5', 34.5],
  ['zh-u-nu-hanidec', '一二', 12],
])('in %s, “%s” is %d', (locale, text, number) => {
  expect(readNumber(text, look(locale))).toBe(number)
})

test.each(['', '-', 'twelve', '10:30', '1-2', '1e3', '1.2.3', '.', `${'9'.repeat(400)}`])(
  '“%s” is no number',
  (text) => {
    expect(readNumber(text, look('en'))).toBe(undefined)
  },
)

test('of percent, 1 is 100%', () => {
  const percent = look('en', { style: 'percent' })
  expect(writeNumber(0.7, percent)).toBe('70%')
  expect(['70', '70%', '7.25 %'].map((text) => readNumber(text, percent))).toEqual([0.7, 0.7, 0.0725])
})

test('each step can be seen, whatever the format is', () => {
  const texts = (step: number, format: Intl.NumberFormatOptions) =>
    [step, step * 2].map((number) => writeNumber(number, look('en', format, step)))
  expect(texts(0.0001, {})).toEqual(['0.0001', '0.0002'])
  expect(texts(0.001, { style: 'percent' })).toEqual(['0.1%', '0.2%'])
  expect(texts(0.001, { style: 'currency', currency: 'EUR' })).toEqual(['€0.001', '€0.002'])
  expect(texts(0.5, { maximumFractionDigits: 0 })).toEqual(['0.5', '1'])
  expect(texts(0.5, { minimumFractionDigits: 4 })).toEqual(['0.5000', '1.0000'])
  expect(texts(100, { notation: 'compact' })).toEqual(['100', '200'])
})
