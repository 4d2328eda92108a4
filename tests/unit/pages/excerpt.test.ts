import { expect, test } from 'vitest'
import { excerpt } from '../../../src/pages/stories/story-list'

test('a short text is unchanged', () => {
  expect(excerpt('')).toBe('')
  expect(excerpt('a'.repeat(600))).toBe('a'.repeat(600))
})

test('a long text is cut, and ends with an ellipsis', () => {
  expect(excerpt('a'.repeat(601))).toBe(`${'a'.repeat(600)}…`)
  expect(excerpt(`${'a'.repeat(598)}   ${'b'.repeat(50)}`)).toBe(`${'a'.repeat(598)}…`)
})

test('no character is split', () => {
  expect(excerpt(`${'a'.repeat(599)}🙂 and more`)).toBe(`${'a'.repeat(599)}…`)
  expect(excerpt(`${'a'.repeat(598)}🙂 and more`)).toBe(`${'a'.repeat(598)}🙂…`)
})
