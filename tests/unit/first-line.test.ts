import { expect, test } from 'vitest'
import { hashOf, itemHash, withFirstLine } from '../../src/install/file-hash'
import { firstLineOf, withKeptLine, withoutFirstLine } from '../../src/install/first-line'

test('a file says what it is in a comment of its own language', () => {
  expect(withFirstLine('a/b.tsx', 'x\n')).toBe('// Vitrine a/b.tsx 73cb3858\nx\n')
  expect(withFirstLine('a/b.css', 'x\n')).toBe('/* Vitrine a/b.css 73cb3858 */\nx\n')
  expect(withFirstLine('a/b.svg', 'x\n')).toBe('<!-- Vitrine a/b.svg 73cb3858 -->\nx\n')
})

test('the line is read and taken off, whatever the line ends are', () => {
  for (const name of ['a/b.tsx', 'a/b.css', 'a/b.svg']) {
    const text = withFirstLine(name, 'x\ny\n')
    expect(firstLineOf(text)).toEqual({ name, hash: hashOf('x\ny\n') })
    expect(withoutFirstLine(text)).toBe('x\ny\n')
    const onWindows = text.replaceAll('\n', '\r\n')
    expect(firstLineOf(onWindows)).toEqual({ name, hash: hashOf('x\r\ny\r\n') })
    expect(withoutFirstLine(onWindows)).toBe('x\r\ny\r\n')
  }
  expect(firstLineOf('// Vitrine is a showcase\n')).toBeUndefined()
})

test('the hash of an item is of its files, in any order', () => {
  const [one, two] = [
    { name: 'a', hash: '00000000' },
    { name: 'b', hash: '11111111' },
  ]
  expect(itemHash([one, two])).toBe(itemHash([two, one]))
  expect(itemHash([one])).not.toBe(itemHash([one, two]))
})

test('for JavaScript, the line is above a statement that is no type', () => {
  const text = withFirstLine('a.ts', `import type { A } from './a'\n\n/** One. */\nexport const one: A = 1\n`)
  expect(withKeptLine(text).split('\n').slice(2, 5)).toEqual([
    '/** One. */',
    expect.stringMatching(/^\/\/ Vitrine a\.ts /),
    'export const one: A = 1',
  ])
  const types = withFirstLine('b.ts', 'export interface B {}\n')
  expect(withKeptLine(types)).toBe(types)
})
