import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { entryFiles } from '../../scripts/entry/registry-folders'
import { headOf } from '../../src/site/head'
import { notFound, pageOf, sitePages } from '../../src/site/routes'
import { entries, unreadable } from './entries'
import { missingImports } from './imports'
import { stylings } from '../../src/registry/styling'

test.each(entryFiles())('%s can be read', (file) => {
  const reason = unreadable.get(basename(dirname(file)))
  if (reason !== undefined)
    throw new Error(`${file} cannot be read. \`npm run validate\` says why.`, { cause: reason })
})

test('no two routes or titles are the same', () => {
  const paths = [...sitePages.map(({ path }) => path), ...entries.map(({ route }) => route)]
  expect(new Set(paths).size).toBe(paths.length)
  expect(new Set(entries.map(({ title }) => title)).size).toBe(entries.length)
})

test('no two pages have the same title, in tabs as in lists of pages', () => {
  const pages = [...sitePages, ...entries.map(pageOf), notFound]
  const titles = pages.map((page) => headOf(page).title.toLowerCase())
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
  const names = [...sitePages, notFound, ...entries].map(({ title }) => title.toLowerCase())
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('all glass is made in registry/glass, except what the generator prints', () => {
  const makers = readdirSync('registry', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => readFileSync(join('registry', file), 'utf8').includes('backdrop-filter'))
  expect([...new Set(makers.map(dirname))].sort()).toEqual(['generator', 'glass'])
})

test('every page names the file that it is written in', () => {
  const sources = [...sitePages, ...entries.map(pageOf)].map(({ source }) => source ?? '')
  expect(sources.filter((file) => !existsSync(file) || file === '')).toEqual([])
  expect(new Set(sources).size).toBe(sources.length)
})

describe.each(entries)('$title', ({ reference }) => {
  test.each(stylings)('its source in %s imports nothing that a visitor does not get', (styling) => {
    expect(missingImports(reference.source[styling].files)).toEqual([])
  })
})
