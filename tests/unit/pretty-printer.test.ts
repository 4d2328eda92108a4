import { describe, expect, test } from 'vitest'
import {
  fill,
  group,
  hardline,
  ifBreak,
  indent,
  join,
  line,
  printDoc,
  softline,
  type Doc,
} from '../../src/registry/pretty-printer'

const call = (name: string, ...values: Doc[]) =>
  group([`${name}(`, indent([softline, join([',', line], values), ifBreak(',')]), softline, ')'])

describe('the pretty-printer', () => {
  test('keeps a group on one line where it fits to the column', () => {
    expect(printDoc(call('f', 'one', 'two'), 11)).toBe('f(one, two)')
    expect(printDoc(call('f', 'one', 'two'), 10)).toBe('f(\n  one,\n  two,\n)')
  })

  test('breaks outer groups before inner ones', () => {
    expect(printDoc(call('f', call('g', 'one', 'two'), 'three'), 14)).toBe('f(\n  g(one, two),\n  three,\n)')
  })

  test('counts what follows a group on its line', () => {
    expect(printDoc([call('f', 'one'), '.then()'], 12)).toBe('f(\n  one,\n).then()')
    expect(printDoc([call('f', 'one'), hardline, 'next()'], 6)).toBe('f(one)\nnext()')
  })

  test('breaks every group around a hard line', () => {
    expect(printDoc(call('f', call('g', ['a', hardline, 'b'])), 80)).toBe('f(\n  g(\n    a\n    b,\n  ),\n)')
  })

  test('fills lines with words, and lets a word that is too long stand out', () => {
    const text = group(indent([softline, fill(['a', 'word', 'unbreakable', 'b'])]))
    expect(printDoc(text, 9)).toBe('\n  a word\n  unbreakable\n  b')
    expect(printDoc(text, 80)).toBe('a word unbreakable b')
  })
})
