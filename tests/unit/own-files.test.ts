import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { ownFiles, plainFilesOf } from '../../scripts/entry/own-files'
import { entryFiles } from '../../scripts/entry/registry-folders'

const withThumbnail = entryFiles().filter((entry) => existsSync(join(dirname(entry), 'thumbnail.tsx')))

test('a component has a thumbnail in a file of its own', () => {
  expect(withThumbnail).not.toEqual([])
})

test.each(withThumbnail)('%s shows its thumbnail, and nobody installs it', (entry) => {
  const plain = plainFilesOf(entry).files
  for (const files of [ownFiles(entry).files, plain])
    expect(files.filter((file) => basename(file) === 'thumbnail.tsx')).toEqual([])
  // What it is styled by in plain CSS is a module.
  expect(plain.filter((file) => file.endsWith('.styles.ts'))).toEqual([])
})
