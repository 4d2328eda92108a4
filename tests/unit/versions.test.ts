import { expect, test } from 'vitest'
import { readPasted, textsOf, versionsIn, type History } from '../../src/docs/versions/versions-of'
import { withFirstLine } from '../../src/install/file-hash'
import { firstLineOf } from '../../src/install/first-line'
import type { RegistryItem } from '../../src/install/registry-item'
import type { Version } from '../../src/install/releases'

const name = 'card/card.tsx'
const hashIn = (text: string) => firstLineOf(withFirstLine(name, text))?.hash ?? ''

/** An item with one file. */
const item = (hash: string, text: string): RegistryItem => ({
  $schema: '',
  name: 'card',
  type: 'registry:item',
  title: 'Card',
  description: '',
  dependencies: [],
  meta: { hash },
  files: [
    { path: `registry/${name}`, type: 'registry:file', target: name, content: withFirstLine(name, text) },
  ],
})

const version = (date: string, css: string, emotion: string, text: string, note?: string): Version => ({
  date,
  notes: note === undefined ? [] : [{ text: note, breaking: false }],
  css: { hash: css, packages: [], files: { [name]: hashIn(`css ${text}`) } },
  emotion: { hash: emotion, packages: [], files: { [name]: hashIn(`emotion ${text}`) } },
})

const released = [
  version('2026-11-01', 'c0000001', 'e0000001', 'one'),
  version('2026-11-09', 'c0000002', 'e0000002', 'two', 'It wraps.'),
]

const history = (css: string, emotion: string, text: string): History => ({
  released,
  today: { css: item(css, `css ${text}`), emotion: item(emotion, `emotion ${text}`) },
})
const same = history('c0000002', 'e0000002', 'two')
const changed = history('c0000003', 'e0000003', 'three')

test('the versions are listed newest first; files that are not released are one, without a day', () => {
  expect(versionsIn(same, 'css').map(({ date, hash }) => [date, hash])).toEqual([
    ['2026-11-09', 'c0000002'],
    ['2026-11-01', 'c0000001'],
  ])
  expect(versionsIn(changed, 'emotion').map(({ date, hash }) => [date, hash])).toEqual([
    [undefined, 'e0000003'],
    ['2026-11-09', 'e0000002'],
    ['2026-11-01', 'e0000001'],
  ])
  expect(versionsIn({ ...changed, released: [] }, 'css')).toHaveLength(1)
})

test('the texts of today are known by their hashes', () => {
  expect(textsOf(changed).get(hashIn('css three'))).toBe('css three')
})

test('a pasted file is known by its first line, edited or not, with any line ends', () => {
  const text = `${withFirstLine(name, 'css one')} edited\n`
  for (const given of [text, text.replaceAll('\n', '\r\n')])
    expect(readPasted(given, changed, 'css')).toEqual({
      kind: 'file',
      styling: 'css',
      name,
      hash: hashIn('css one'),
      text: 'css one edited\n',
    })
})

test('a file of the other styling is compared in that one', () => {
  expect(readPasted(withFirstLine(name, 'emotion one'), changed, 'css')).toMatchObject({ styling: 'emotion' })
})

test('a hash is that of a version, or of a file', () => {
  expect(readPasted(' e0000001\n', changed, 'css')).toEqual({
    kind: 'version',
    styling: 'emotion',
    hash: 'e0000001',
  })
  expect(readPasted(hashIn('css two'), changed, 'css')).toMatchObject({ kind: 'file', name, text: undefined })
})

test.each([
  ['export const Card = 1', /no line such as/],
  ['0000dead', /No version and no file .* has the hash 0000dead/],
  [withFirstLine('button/button.tsx', 'x'), /button\/button\.tsx is no file of this component/],
  ['x'.repeat(200_001), /longer than 200,000 characters/],
  ['__proto__', /no line such as/],
  ['// Vitrine __proto__ 3f2a91c4\n', /__proto__ is no file/],
])('what it cannot be says why: %.40j', (given, reason) => {
  expect(readPasted(given, changed, 'css')).toEqual({
    kind: 'unknown',
    reason: expect.stringMatching(reason),
  })
})

test('an empty field asks for nothing', () => {
  expect(readPasted(' \n', changed, 'css')).toEqual({ kind: 'none' })
})
