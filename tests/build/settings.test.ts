import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { siteManifest } from '../../src/shared/site-manifest'
import { copyProject } from '../../scripts/harness/project-copy'

const copy = copyProject()
afterAll(copy.dispose)

const read = (file: string) => readFileSync(join(copy.folder, 'dist', file), 'utf8')

test('npm run build says what it does, without a warning, and the settings in .env reach every file that needs them', () => {
  const settings = [
    'VITE_SITE_URL=https://vitrine.test/',
    'VITE_REPOSITORY=glass/works',
    'VITE_API_HOST=https://api.vitrine.test/',
  ]
  writeFileSync(join(copy.folder, '.env'), settings.join('\n'))
  const lines = copy.run('npm', 'run', '--silent', 'build').trim().split('\n')
  expect(lines.slice(0, -1)).toEqual([
    'Bundling the site',
    'Bundling what renders its pages',
    'Bundling what prints code to take home',
    'Bundling the server',
    'Writing the pages',
  ])
  expect(lines.at(-1)).toMatch(/^Built \d+ pages in \d+ s: \d+ files with [\d.]+ MB in dist\/client\.$/)
  const about = read('client/about/index.html')
  expect(about).toContain('<link rel="canonical" href="https://vitrine.test/about"')
  expect(about).toContain('href="https://github.com/glass/works"')
  expect(read('client/sitemap.xml')).toContain('<loc>https://vitrine.test/about</loc>')
  expect(read('client/changelog.rss')).toContain('<link>https://vitrine.test/changelog</link>')
  expect(read('client/robots.txt')).toContain('Sitemap: https://vitrine.test/sitemap.xml')
  expect(siteManifest.parse(JSON.parse(read('site.json'))).csp.connect).toContain('https://api.vitrine.test')
  const texts = ['sitemap.xml', 'robots.txt', 'changelog.rss'].map((file) => read(`client/${file}`))
  expect([about, ...texts].join('')).not.toContain('localhost')
}, 600_000)
