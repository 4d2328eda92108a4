import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { LoadModule } from '../../scripts/check/module-loader'
import { validateRegistry } from '../../scripts/check/validate-registry'
import { formatDiagnostic } from '../../scripts/entry/diagnostic'
import { entryFiles } from '../../scripts/entry/registry-folders'
import { headOf } from '../../src/app/head'
import { collectionNames } from '../../src/registry/collections'
import { notFound, pageOf, sitePages } from '../../src/registry/site-pages'
import { entries, unreadable } from './entries'
import { only, registryFiles, testWhole } from './one-component'
import { missingImports } from './imports'
import { stylings } from '../../src/registry/styling'
import { isInstallable } from '../../src/registry/entry-module'

/** Vitest loads modules as the site's build sees them. */
const load: LoadModule = (path) => import(join(process.cwd(), path))

// validation.test.ts sees to the whole registry.
test.runIf(only !== undefined)('the component is valid', async () => {
  const problems = await validateRegistry('registry', load, sitePages, undefined, only)
  if (problems.length > 0) throw new Error(problems.map(formatDiagnostic).join('\n'))
})

test.each(entryFiles().filter((file) => only === undefined || basename(dirname(file)) === only))(
  '%s can be read',
  (file) => {
    const reason = unreadable.get(basename(dirname(file)))
    if (reason !== undefined)
      throw new Error(`${file} cannot be read. \`npm run validate\` says why.`, { cause: reason })
  },
)

testWhole('no two routes or titles are the same', () => {
  const paths = [...sitePages.map(({ path }) => path), ...entries.map(({ route }) => route)]
  expect(new Set(paths).size).toBe(paths.length)
  expect(new Set(entries.map(({ title }) => title)).size).toBe(entries.length)
})

testWhole('no two pages have the same title, in tabs as in lists of pages', () => {
  const pages = [...sitePages, ...entries.map(pageOf), notFound]
  const titles = pages.map((page) => headOf(page).title.toLowerCase())
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
  const names = [...sitePages, notFound, ...entries].map(({ title }) => title.toLowerCase())
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('all glass is made in registry/glass, except what a page prints that is no component to install', () => {
  const makers = registryFiles()
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => readFileSync(file, 'utf8').includes('backdrop-filter'))
    .map((file) => basename(dirname(file)))
  const tools = entries.filter(({ page }) => !isInstallable(page)).map(({ name }) => name)
  expect(makers.filter((folder) => folder !== 'glass' && !tools.includes(folder))).toEqual([])
})

testWhole('every page names the file that it is written in', () => {
  const sources = [...sitePages, ...entries.map(pageOf)].map(({ source }) => source ?? '')
  expect(sources.filter((file) => !existsSync(file) || file === '')).toEqual([])
  // The catalogues of all collections are one page.
  expect(new Set(sources).size).toBe(sources.length - (collectionNames.length - 1))
})

describe.each(entries)('$title', ({ reference }) => {
  test.each(stylings)('its source in %s imports nothing that a visitor does not get', (styling) => {
    expect(missingImports(reference.source[styling].files)).toEqual([])
  })
})
