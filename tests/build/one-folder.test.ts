import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { copyProject } from '../../scripts/harness/project-copy'

const copy = copyProject()
afterAll(copy.dispose)

const read = (file: string) => readFileSync(join(copy.folder, 'dist/client', file), 'utf8')

/** The HTML of all the catalogue's pages. */
const catalogue = () =>
  readdirSync(join(copy.folder, 'dist/client/components'))
    .filter((file) => file.endsWith('.html'))
    .map((file) => read(`components/${file}`))
    .join()

/** The index that search loads. */
const index = () =>
  readdirSync(join(copy.folder, 'dist/client/assets'))
    .filter((file) => /^catalogue-.*\.json$/.test(file))
    .map((file) => read(`assets/${file}`))
    .join()

test('adding a folder adds its card, page, props table, snippets, sitemap line, search entry and line in the changelog; deleting it removes them', () => {
  copy.run('npx', 'tsx', 'scripts/new-component.ts', 'status-badge')
  copy.run('npx', 'tsx', 'scripts/validate.ts')
  copy.build()
  expect(catalogue()).toContain('href="/status-badge-details"')
  expect(index()).toContain('"title":"Status Badge"')
  const page = read('status-badge-details/index.html')
  expect(page).toMatch(/<h1>Status Badge<\/h1>/)
  expect(page).toMatch(/<code>tint<\/code>/)
  expect(page).toContain('The color of the glass: any CSS color.')
  expect(page).toContain('Custom Status Badge')
  expect(read('sitemap.xml')).toContain('/status-badge-details<')
  expect(read('changelog/index.html')).toContain('href="/status-badge-details"')
  expect(read('changelog.rss')).toContain('<title>New component: Status Badge</title>')

  rmSync(join(copy.folder, 'registry/status-badge'), { recursive: true })
  copy.build()
  expect(catalogue()).not.toContain('status-badge')
  expect(index()).not.toContain('Status Badge')
  expect(existsSync(join(copy.folder, 'dist/client/status-badge-details'))).toBe(false)
  expect(read('sitemap.xml')).not.toContain('status-badge')
  expect(read('changelog/index.html') + read('changelog.rss')).not.toContain('status-badge')
}, 600_000)
