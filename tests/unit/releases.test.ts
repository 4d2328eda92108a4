import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import {
  printVersions,
  readVersions,
  releasedNames,
  releasesFolder,
  textFile,
} from '../../scripts/release/release-files'
import { hashOf, itemHash } from '../../src/install/file-hash'
import { changedFiles, changedFolders, printReleased, readNotes } from '../../src/install/releases'
import { stylings } from '../../src/registry/styling'

const released = releasedNames().flatMap((name) =>
  readVersions(name).flatMap((version) => stylings.map((styling) => ({ name, ...version[styling] }))),
)

test('every released text has the hash that names it', () => {
  const files = readdirSync(join(releasesFolder, 'files'))
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) {
    const text = readFileSync(join(releasesFolder, 'files', file), 'utf8')
    expect(hashOf(text), file).toBe(basename(file, '.txt'))
    expect(text, file).not.toMatch(/https?:\/\/(link|whole)\.invalid/)
  }
})

test('every released version has the hash of its files, and their texts are there', () => {
  expect(released.length).toBeGreaterThan(0)
  for (const { name, hash, files } of released) {
    expect(itemHash(Object.entries(files).map(([file, one]) => ({ name: file, hash: one }))), name).toBe(hash)
    for (const one of Object.values(files)) expect(existsSync(textFile(one)), `${name} ${one}`).toBe(true)
  }
})

test('every released version has an address', () => {
  for (const { name, hash } of released) expect(printVersions(name).has(`/r/${name}@${hash}.json`)).toBe(true)
})

test('a released item is printed to the letter as it always was', () => {
  const printed = printReleased(
    'dot',
    { hash: '0a1b2c3d', packages: ['@emotion/react@11'], files: { 'dot/dot.tsx': '4e5f6a7b' } },
    (file, hash) => `${file} ${hash}\n`,
  )
  expect(printed).toBe(`{
  "$schema": "https://ui.shadcn.com/schema/registry-item.json",
  "name": "dot",
  "type": "registry:item",
  "dependencies": [
    "@emotion/react@11"
  ],
  "meta": {
    "hash": "0a1b2c3d"
  },
  "files": [
    {
      "path": "registry/dot/dot.tsx",
      "type": "registry:file",
      "target": "components/vitrine/dot/dot.tsx",
      "content": "dot/dot.tsx 4e5f6a7b\\n"
    }
  ]
}`)
})

test('two versions differ in the files that were added, changed or removed', () => {
  const [before, after] = [
    { 'a/a.ts': '1', 'a/b.ts': '2', 'c/c.ts': '3' },
    { 'a/a.ts': '1', 'a/b.ts': '4', 'screens/d/d.ts': '5' },
  ]
  expect(changedFiles(before, after)).toEqual([
    { name: 'a/b.ts', change: 'changed' },
    { name: 'c/c.ts', change: 'removed' },
    { name: 'screens/d/d.ts', change: 'added' },
  ])
  const in2 = (files: Record<string, string>) => ({ css: { files }, emotion: { files } })
  expect(changedFolders(in2(before), in2(after)), 'of those that both have').toEqual(['a'])
})

test('a note is one line, and says whether a project has to change', () => {
  expect(readNotes('- The label can wrap.\n\n- Breaking: variant is called kind.\n')).toEqual([
    { text: 'The label can wrap.', breaking: false },
    { text: 'variant is called kind.', breaking: true },
  ])
  for (const text of ['', '# Changes\n', 'The label can wrap.\n', '- One.\nmore\n'])
    expect(readNotes(text)).toBeUndefined()
})
