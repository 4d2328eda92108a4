import locales from 'cldr-core/availableLocales.json'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calendarTypeOf, gregorian } from './calendar-type'

const types = {
  'en-US': 'gregory',
  'pt-BR': 'gregory',
  ja: 'gregory',
  'he-IL': 'hebrew',
  'ar-SA': 'hebrew',
  'ar-EG': 'islamic',
  fa: 'islamic',
  'dv-MV': 'islamic',
  'de-DE': 'iso8601',
  'en-GB': 'iso8601',
  'es-ES': 'iso8601',
}

test.each(Object.entries(types))('the week of %s is %s', (locale, type) => {
  expect(calendarTypeOf(locale)).toBe(type)
})

test('a locale can ask for another first day', () => {
  expect(calendarTypeOf('en-US-u-fw-mon')).toBe('iso8601')
})

test('a malformed tag is refused', () => {
  expect(() => calendarTypeOf('not a tag')).toThrow(RangeError)
})

describe('without week data in the browser', () => {
  const { prototype } = Intl.Locale
  const own = Object.getOwnPropertyDescriptors(prototype)

  beforeAll(() => {
    for (const name of ['getWeekInfo', 'weekInfo']) Reflect.deleteProperty(prototype, name)
  })
  afterAll(() => void Object.defineProperties(prototype, own))

  test.each(Object.entries(types))('the week of %s is still %s', (locale, type) => {
    expect(calendarTypeOf(locale)).toBe(type)
  })
})

test('the calendar is Gregorian in every locale, in its language and digits', () => {
  const formatOf = (locale: string) => new Intl.DateTimeFormat(locale).resolvedOptions()
  const wrong = locales.availableLocales.full.filter((tag) => {
    const locale = gregorian(tag, 'en')
    return (
      formatOf(locale).calendar !== 'gregory' ||
      formatOf(locale).numberingSystem !== formatOf(tag).numberingSystem ||
      new Intl.Locale(locale).baseName !== new Intl.Locale(tag).baseName
    )
  })
  expect(wrong).toEqual([])
})

test('a locale that asks for another calendar gets the Gregorian one', () => {
  expect(gregorian('fa-IR-u-ca-persian-nu-latn', 'en')).toBe('fa-IR-u-ca-gregory-nu-latn')
})

test.each([undefined, '', 'C', 'not a tag', 'x-private', '-', '日本語'])(
  'the visitor’s locale takes the place of the tag %j',
  (tag) => {
    expect(gregorian(tag, 'de-DE')).toBe('de-DE-u-ca-gregory')
    expect(gregorian(tag, 'not a tag')).toBe('en-u-ca-gregory')
  },
)

test.each(['de_DE', 'de-DE@euro', 'de_DE.UTF-8'])('the tag %j of a system is read', (tag) => {
  expect(gregorian(tag, 'en')).toBe('de-DE-u-ca-gregory')
})
