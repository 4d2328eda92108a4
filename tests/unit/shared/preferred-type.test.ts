import { expect, test } from 'vitest'
import { preferredType } from '../../../src/shared/preferred-type'

const types = ['text/html', 'text/markdown'] as const

test.each([
  ['text/markdown', 'text/markdown'],
  ['TEXT/Markdown', 'text/markdown'],
  ['text/markdown; charset=utf-8', 'text/markdown'],
  ['text/markdown;variant="a, b; q=0";q=1, text/html;q=0.9', 'text/markdown'],
  ['text/markdown;Q=0.5,text/html ; q = 0.6', 'text/html'],
  ['text/markdown;q=0, */*', 'text/html'],
  ['text/html, text/markdown', 'text/html'],
  ['text/markdown, text/html', 'text/markdown'],
  ['text/*, text/markdown', 'text/markdown'],
  ['text/*;q=0.5, text/html;q=0.1', 'text/markdown'],
  ['*/*', 'text/html'],
  ['text/markdown;q=2', 'text/markdown'],
  ['text/markdown;q=-1', undefined],
  ['text/markdown;q=x', undefined],
  ['image/png', undefined],
  [',;=", ', undefined],
  ['', undefined],
] as const)('Accept: %s prefers %s', (accept, type) => {
  expect(preferredType(accept, types)).toBe(type)
})

test('a header of any length is read in a time that grows with it', () => {
  expect(preferredType(`${';a="'.repeat(4000)}${'a;'.repeat(4000)}`, types)).toBeUndefined()
})
