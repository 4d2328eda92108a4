import { expect, test } from 'vitest'
import { droppedFiles, isAccepted, sizeText } from './files'

test.each([
  ['a.png', 'image/png', undefined, true],
  ['a.png', 'image/png', ' ', true],
  ['a.PNG', 'image/png', '.png', true],
  ['a.png', 'image/png', 'image/*', true],
  ['a.png', 'IMAGE/PNG', 'text/plain, image/png', true],
  ['a.png', 'image/png', '*/*', true],
  ['a.png', 'image/png', '.jpg, text/*', false],
  ['a.txt', 'imagery/x', 'image/*', false],
  ['png', '', '.png', false],
  ['a.pdf', '', 'application/pdf', false],
])('whether %s (%s) is one of %s: %s', (name, type, accept, is) => {
  expect(isAccepted({ name, type }, accept)).toBe(is)
})

test.each([
  [0, 'en', '0 byte'],
  [999, 'en', '999 byte'],
  [1000, 'en', '1 kB'],
  [1_250_000, 'de', '1,3 MB'],
  [5e15, 'en', '5,000 TB'],
])('%d bytes in %s are %s', (bytes, locale, text) => {
  expect(sizeText(bytes, locale)).toBe(text)
})

test('of what is dropped, folders are no files, nor is a text', () => {
  const item = (kind: string, isDirectory: boolean) => ({
    kind,
    webkitGetAsEntry: () => ({ isDirectory }) as FileSystemEntry,
  })
  const [folder, letter] = [new File([], 'folder'), new File(['a'], 'a.txt')]
  const items = [item('string', false), item('file', true), item('file', false)]
  expect(droppedFiles({ files: [folder, letter], items })).toEqual([letter])
  expect(droppedFiles({ files: [letter] })).toEqual([letter])
})
