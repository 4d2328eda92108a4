import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { inject, expect, test } from 'vitest'
import { siteFiles } from '../../scripts/harness/fixture-site'
import { runToEnd, startServer } from '../../scripts/harness/server-process'
import { runningServer } from './support/running-server'
import { temporaryFolder } from './support/temporary-folder'

test.each([
  ['/', 'index.html'],
  ['/components', 'components.html'],
  ['/components/', 'components.html'],
  ['/stories', 'stories.html'],
  ['/stories/', 'stories.html'],
  ['/stories?utm=x', 'stories.html'],
  ['/components?page=2', 'components/page-2.html'],
  ['/components/?page=2', 'components/page-2.html'],
  ['/components?q=card&page=2', 'components/page-2.html'],
  ['/components?page=1', 'components.html'],
  ['/components?category=inputs', 'components/inputs.html'],
  ['/components?page=2&q=card&category=inputs', 'components/inputs-page-2.html'],
  ['/components?category=inputs&page=99', 'components/inputs.html'],
  ['/components?category=widgets&page=2', 'components/page-2.html'],
  ['/components?category=widgets', 'components.html'],
  ['/components?page=99', 'components.html'],
  ['/components?page=%', 'components.html'],
] as const)('%s serves %s', async (path, name) => {
  const { client } = await runningServer()
  const response = await client.send(path)
  expect(response.status).toBe(200)
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(response.headers['cache-control']).toBe('no-cache')
  expect(response.body.toString()).toBe(siteFiles[name])
})

test.each([
  '/nowhere',
  '/nowhere/',
  '/stories//',
  '//stories',
  '/components.html',
  '/index.html.br',
  '/index.html.gz',
  '/404.html',
  '/site.json',
  '/../site.json',
  '/%2e%2e/site.json',
  '/..%2fsite.json',
  '/%2e%2e%2fserver/index.js',
  '/assets/../../site.json',
  '/assets/',
  '/%',
  '/%00',
  '/__proto__',
  '/constructor',
  '/STORIES',
])('%s serves the not-found page with status 404', async (path) => {
  const { client } = await runningServer()
  const response = await client.send(path)
  expect(response.status).toBe(404)
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(response.body.toString()).toBe(siteFiles['404.html'])
})

test('files with a hash in their name may be cached for a year, documents must be revalidated', async () => {
  const { client } = await runningServer()
  const cacheOf = async (path: string) => (await client.send(path)).headers['cache-control']
  expect(await cacheOf('/assets/app-3f2a.js')).toBe('public, max-age=31536000, immutable')
  expect(await cacheOf('/sprite.svg')).toBe('public, max-age=3600')
  expect(await cacheOf('/')).toBe('no-cache')
})

test('the feed has the media type of RSS', async () => {
  const { client } = await runningServer()
  const response = await client.send('/changelog.rss')
  expect(response.headers['content-type']).toBe('application/rss+xml')
  expect(response.headers['cache-control']).toBe('public, max-age=3600')
})

test('a document is sent again only when its ETag differs', async () => {
  const { client } = await runningServer()
  const { etag } = (await client.send('/stories')).headers
  const again = await client.send('/stories', { headers: { 'If-None-Match': String(etag) } })
  expect(again.status).toBe(304)
  expect(again.body.length).toBe(0)
  for (const tags of ['*', `"a, b", ${String(etag)}`, String(etag).replace('W/', '')]) {
    const { status } = await client.send('/stories', { headers: { 'If-None-Match': tags } })
    expect(status, tags).toBe(304)
  }
  const other = await client.send('/components', { headers: { 'If-None-Match': String(etag) } })
  expect(other.status).toBe(200)
})

test.each([
  ['br', 'br', brotliDecompressSync],
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['gzip;q=0.5, br;q=0', 'gzip', gunzipSync],
  ['GZIP;Q=1.0', 'gzip', gunzipSync],
  ['x-gzip', 'gzip', gunzipSync],
  ['*', 'br', brotliDecompressSync],
  ['br;q=0, *;q=0.1', 'gzip', gunzipSync],
] as const)('Accept-Encoding: %s gets the %s copy of the build', async (accept, coding, decompress) => {
  const { client } = await runningServer()
  const response = await client.send('/assets/app-3f2a.js', { headers: { 'Accept-Encoding': accept } })
  expect(response.headers['content-encoding']).toBe(coding)
  expect(response.headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect(response.headers.vary).toBe('Accept-Encoding')
  expect(decompress(response.body).toString()).toBe(siteFiles['assets/app-3f2a.js'])
})

test('a file is sent uncompressed when the build did not compress it or the client does not accept that', async () => {
  const { client } = await runningServer()
  const sprite = await client.send('/sprite.svg', { headers: { 'Accept-Encoding': 'br' } })
  expect(sprite.headers['content-encoding']).toBeUndefined()
  expect(sprite.headers['content-type']).toBe('image/svg+xml')
  const script = await client.send('/assets/app-3f2a.js')
  expect(script.headers['content-encoding']).toBeUndefined()
  expect(script.body.toString()).toBe(siteFiles['assets/app-3f2a.js'])
})

test('HEAD works on a document', async () => {
  const { client } = await runningServer()
  const response = await client.send('/stories', { method: 'HEAD' })
  expect(response.status).toBe(200)
  expect(Number(response.headers['content-length'])).toBe(Buffer.byteLength(siteFiles['stories.html']))
})

test('without a built site the start stops with an error that says what to do', async () => {
  const empty = await temporaryFolder()
  const { code, stderr } = await runToEnd(inject('dist'), { SITE_DIR: empty, DATA_DIR: empty })
  expect(code).toBe(1)
  expect(stderr).toBe(
    `${join(empty, 'site.json')} is missing: the site has not been built. Run npm run build, or correct SITE_DIR.\n`,
  )
})

test('a document that is in the manifest but not in the build stops the start', async () => {
  const dist = await temporaryFolder()
  await cp(inject('dist'), dist, { recursive: true })
  const missing = join(dist, 'client/stories.html')
  await rm(missing)
  const { code, stderr } = await runToEnd(dist, { DATA_DIR: join(dist, 'data') })
  expect(code).toBe(1)
  expect(stderr).toContain(`${missing}, which site.json names, is missing. Run npm run build.`)
})

test('SITE_DIR=none starts the API alone', async () => {
  const directory = await temporaryFolder()
  const server = await startServer(inject('dist'), { SITE_DIR: 'none', DATA_DIR: directory })
  const list = await fetch(`${server.url}/api/stories/getposts`)
  const page = await fetch(`${server.url}/`)
  expect(await server.stop()).toBe(0)
  expect(list.status).toBe(200)
  expect(page.status).toBe(404)
  expect(page.headers.get('content-type')).toBe('application/json; charset=utf-8')
})
