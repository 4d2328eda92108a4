import { expect, test } from 'vitest'
import { shorten } from './shorten'

const english = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })

test('without a language, every number is shortened as Intl shortens it in English', () => {
  const around = [0, 1, 9, 99, 999, 949, 1049, 1050, 1150, 2700, 9949, 9950, 99_949, 99_950, 999_949, 999_950]
  const numbers = around.flatMap((number) => [1, 1e3, 1e6, 1e9, 1e12].map((unit) => number * unit))
  for (let seed = 1; seed < 20_000; seed++) numbers.push(Math.floor(1.00171 ** seed) + (seed % 7))
  numbers.push(-1, -2700, 0.04, 0.25, 999.95, 1049.9, Infinity, -Infinity)
  for (const number of numbers)
    expect(`${number}: ${shorten(number, undefined)}`).toBe(`${number}: ${english.format(number)}`)
})

test('another language shortens a number in its own way, and a line may end before its unit', () => {
  expect(shorten(2700, 'de-DE')).toBe('2700')
  expect(shorten(2_700_000, 'de-DE')).toBe('2,7 Mio.')
})

test('what is no number is a dash', () => {
  expect(shorten(NaN, undefined)).toBe('–')
  expect(shorten(NaN, 'de-DE')).toBe('–')
})
