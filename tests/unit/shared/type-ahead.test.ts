import { expect, test } from 'vitest'
import { findTyped } from '../../../registry/shared/type-ahead'

const texts = ['Apple', 'Apricot', 'Banana', 'Blueberry', 'Édam', 'İstanbul', 'New York', 'New Zealand']
const found = (letters: string, current: number) => texts[findTyped(texts, letters, current)]

test.each([
  ['a', -1, 'Apple'],
  ['a', 0, 'Apricot'],
  ['a', 1, 'Apple'],
  ['b', 0, 'Banana'],
  ['b', 7, 'Banana'],
  ['x', 0, undefined],
])('the letter %s after text %i leads to %s: the next one, around the end', (letter, current, text) => {
  expect(found(letter, current)).toBe(text)
})

test('the same letter again leads to the next text each time', () => {
  expect([found('b', -1), found('bb', 2), found('bbb', 3)]).toEqual(['Banana', 'Blueberry', 'Banana'])
})

test('several letters stay on a text that starts with them, and leave one that does not', () => {
  expect([found('ap', 0), found('apr', 0), found('new z', 6), found('blu', 2)]).toEqual([
    'Apple',
    'Apricot',
    'New Zealand',
    'Blueberry',
  ])
})

test('case and accents do not matter, whatever the locale is', () => {
  expect([found('BAN', 0), found('e', 0), found('i', 0), found('I', 0)]).toEqual([
    'Banana',
    'Édam',
    'İstanbul',
    'İstanbul',
  ])
})

test('an empty list has nothing to find', () => {
  expect(findTyped([], 'a', -1)).toBe(-1)
})
