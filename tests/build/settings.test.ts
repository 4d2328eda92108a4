import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { siteManifest } from '../../src/shared/site-manifest'

const read = (file: string) => readFileSync(join(inject('builds').before, 'dist', file), 'utf8')

test('npm run build says what it does, without a warning', () => {
  const lines = inject('builds').printed.trim().split('\n')
  expect(lines.slice(0, -1)).toEqual([
    'Bundling the site',
    'Bundling what renders its pages',
    'Bundling what prints code to install',
    'Bundling the server',
    'Writing the pages',
  ])
  expect(lines.at(-1)).toMatch(/^Built \d+ pages in \d+ s: \d+ files with [\d.]+ MB in dist\/client\.$/)
})

test('the settings in .env reach every file of the build that needs them', () => {
  const about = read('client/about/index.html')
  expect(about).toContain('<link rel="canonical" href="https://vitrine.test/about"')
  expect(about).toContain('href="https://github.com/glass/works"')
  const contact = read('client/contact/index.html')
  for (const [address, text] of [
    ['mailto:hello@vitrine.test', 'hello@vitrine.test'],
    ['tel:+912255500100', '+91 (22) 5550 0100'],
    ['https://www.vitrine.test/', 'www.vitrine.test'],
  ])
    expect(contact).toContain(`<a href="${address}">${text}</a>`)
  expect(contact).not.toContain('This copy of')
  expect(read('client/sitemap.xml')).toContain('<loc>https://vitrine.test/about</loc>')
  expect(read('client/changelog.rss')).toContain('<link>https://vitrine.test/changelog</link>')
  expect(read('client/robots.txt')).toContain('Sitemap: https://vitrine.test/sitemap.xml')
  expect(read('client/404.html')).not.toMatch(/canonical|og:url/)
  expect(siteManifest.parse(JSON.parse(read('site.json'))).csp.connect).toContain('https://api.vitrine.test')
  const texts = ['sitemap.xml', 'robots.txt', 'changelog.rss'].map((file) => read(`client/${file}`))
  expect([about, ...texts].join('')).not.toContain('localhost')
})
