import { expect, test } from 'vitest'
import { droppedFiles, isAccepted, sizeText, sizeTexts } from './files'

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
  // Excel says that its type is another one.
  ['a.CSV', 'application/vnd.ms-excel', 'text/csv', true],
  ['a.csv', 'application/vnd.ms-excel', 'text/*', true],
  ['a.csv', 'application/vnd.ms-excel', 'image/*', false],
  ['a.xls', 'application/vnd.ms-excel', 'text/csv', false],
  ['a.zip', 'application/x-zip-compressed', 'application/zip', true],
  // The browser does not know its type, and an extension is known without one.
  ['a.heic', '', 'image/*', true],
  ['a', '', 'application/pdf', true],
  ['a.csv', '', 'image/*', false],
  ['a.heic', '', '.png, png', false],
])('whether %s (%s) is one of %s: %s', (name, type, accept, is) => {
  expect(isAccepted({ name, type }, accept)).toBe(is)
})

test.each([
  [0, 'en', '0 byte'],
  [999, 'en', '999 byte'],
  [1000, 'en', '1 kB'],
  [999_949, 'en', '999.9 kB'],
  [999_950, 'en', '1 MB'],
  [1_250_000, 'de', '1,3 MB'],
  [5e15, 'en', '5,000 TB'],
])('%d bytes in %s are %s', (bytes, locale, text) => {
  expect(sizeText(bytes, locale)).toBe(text)
})

test.each([
  [1_200_000, 1_000_000, ['1.2 MB', '1 MB']],
  [1_040_000, 1_000_000, ['1.04 MB', '1 MB']],
  [1_000_001, 1_000_000, ['1.000001 MB', '1 MB']],
  [1_000_000, 999_999, ['1 MB', '999.999 kB']],
  [1_048_577, 1_048_576, ['1.048577 MB', '1.048576 MB']],
  [8_000_000_000_001, 8e12, ['8.000000000001 TB', '8 TB']],
])('%d and %d bytes are not the same text', (size, limit, texts) => {
  expect(sizeTexts(size, limit, 'en')).toEqual(texts)
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
