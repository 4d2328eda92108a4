import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'

/** Reads a build. */
function reader(folder: string) {
  const client = join(folder, 'dist/client')
  const read = (file: string) => readFileSync(join(client, file), 'utf8')
  const readAll = (within: string, name: RegExp) =>
    readdirSync(join(client, within))
      .filter((file) => name.test(file))
      .map((file) => read(`${within}/${file}`))
      .join()
  return {
    read,
    has: (path: string) => existsSync(join(client, path)),
    /** The HTML of all the catalogue's pages. */
    catalogue: readAll('components', /\.html$/),
    /** The index that search loads. */
    index: readAll('assets', /^catalogue-.*\.json$/),
  }
}

test('adding a folder adds its card, page, props table, snippets, sitemap line, search entry and line in the changelog; deleting it removes them', () => {
  const { read, catalogue, index } = reader(inject('builds').before)
  expect(catalogue).toContain('href="/status-badge-details"')
  expect(index).toContain('"title":"Status Badge"')
  const page = read('status-badge-details/index.html')
  expect(page).toMatch(/<h1>Status Badge<\/h1>/)
  expect(page).toMatch(/<code>tint<\/code>/)
  expect(page).toContain('The color of the glass: any CSS color.')
  expect(page).toContain('Custom Status Badge')
  expect(read('r/releases/status-badge.json'), 'its versions, as it was never released').toBe('[]\n')
  expect(read('sitemap.xml')).toContain('/status-badge-details<')
  expect(read('changelog/index.html')).toContain('href="/status-badge-details"')
  expect(read('changelog.rss')).toContain('<title>New component: Status Badge</title>')

  const later = reader(inject('builds').after)
  expect(later.catalogue).not.toContain('status-badge')
  expect(later.index).not.toContain('Status Badge')
  expect(later.has('status-badge-details')).toBe(false)
  expect(later.read('sitemap.xml')).not.toContain('status-badge')
  expect(later.read('changelog/index.html') + later.read('changelog.rss')).not.toContain('status-badge')
})
