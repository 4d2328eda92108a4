import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calendarTypeOf } from './calendar-type'

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
