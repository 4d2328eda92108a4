import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { siteManifest } from '../../src/shared/site-manifest'
import { copyProject } from '../../scripts/harness/project-copy'

const copy = copyProject()
afterAll(copy.dispose)

const read = (file: string) => readFileSync(join(copy.folder, 'dist', file), 'utf8')

test('the settings in .env reach every file of the build that needs them', () => {
  const settings = [
    'VITE_SITE_URL=https://vitrine.test/',
    'VITE_REPOSITORY=glass/works',
    'VITE_API_HOST=https://api.vitrine.test/',
  ]
  writeFileSync(join(copy.folder, '.env'), settings.join('\n'))
  copy.build()
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
