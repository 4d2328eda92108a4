import { expect, test } from 'vitest'
import { readVersions } from '../../scripts/release/release-files'
import { answer } from '../../src/install/answer'
import type { RegistryItem } from '../../src/install/registry-item'
import type { Version } from '../../src/install/releases'
import { changesSince } from '../../src/install/since'

const released = (hash: string, files: Readonly<Record<string, string>>) => ({ hash, packages: [], files })

const versionOf = (css: string, emotion: string, text: string, notes: Version['notes']): Version => ({
  date: '2026-11-29',
  notes,
  css: released(css, { 'dot/dot.tsx': text, 'dot/dot.module.css': '1' }),
  emotion: released(emotion, { 'dot/dot.tsx': `${text}e` }),
})

const versions = [
  versionOf('aaaa', 'eaaa', '1', []),
  versionOf('bbbb', 'ebbb', '2', [{ text: 'variant is called kind.', breaking: true }]),
]

const today = {
  css: released('cccc', { 'dot/dot.tsx': '2', 'dot/more.ts': '1' }),
  emotion: released('eccc', { 'dot/dot.tsx': '2e', 'dot/more.ts': '1' }),
}

const notesOf = (folder: string) => (folder === 'dot' ? [{ text: 'It has more.', breaking: false }] : [])

const since = (hash: string) => changesSince({ name: 'dot', since: hash, versions, today, notesOf })

test('what has changed since a version: files, and the notes of all versions after it', () => {
  expect(since('aaaa')).toEqual({
    name: 'dot',
    since: 'aaaa',
    current: 'cccc',
    changed: true,
    breaking: true,
    files: [
      { name: 'dot/dot.module.css', change: 'removed' },
      { name: 'dot/dot.tsx', change: 'changed' },
      { name: 'dot/more.ts', change: 'added' },
    ],
    notes: [
      { text: 'variant is called kind.', breaking: true, date: '2026-11-29' },
      { text: 'It has more.', breaking: false },
    ],
  })
  expect(since('ebbb')).toMatchObject({ current: 'eccc', breaking: false, files: [{ name: 'dot/more.ts' }] })
  expect(since('cccc')).toMatchObject({ changed: false, files: [], notes: [] })
  expect(since('ffff')).toBeUndefined()
})

test('the address of an item and that of its page tell of a released version', async () => {
  const item = await answer('/r/button.json', new URLSearchParams(), 'item')
  if (item?.kind !== 'text') throw new Error('There is no button.')
  const { meta } = JSON.parse(item.print()) as RegistryItem
  const first = readVersions('button')[0]?.css.hash ?? ''
  for (const [hash, changed] of [
    [meta?.hash ?? '', false],
    [first, first !== meta?.hash],
  ] as const) {
    const found = await answer('/r/button.json', new URLSearchParams({ since: hash }), 'item')
    expect(found?.kind === 'text' && JSON.parse(found.print())).toMatchObject({
      current: meta?.hash,
      changed,
    })
    const page = await answer('/button-details', new URLSearchParams({ since: hash }), 'markdown')
    expect(page?.kind === 'text' && page.print()).toContain(`# button`)
  }
  for (const path of ['/r/button.json', '/r/emotion/button.json', '/r/shop.json', '/r/next.json'])
    expect(await answer(path, new URLSearchParams({ since: '00000000' }), 'item')).toEqual({
      kind: 'unknown',
      reason: expect.stringContaining('with the hash "00000000" was released'),
    })
})
