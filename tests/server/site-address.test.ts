import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, inject, test } from 'vitest'
import { readBuiltSite } from '../../server/built-site'
import { ByteCache } from '../../server/byte-cache'
import { siteFiles } from '../../scripts/harness/fixture-site'
import { endpoints, storyOf } from '../../scripts/harness/sample-records'
import { runToEnd } from '../../scripts/harness/server-process'
import { writeOrigins } from '../../src/shared/site-origin'
import { runningServer } from './support/running-server'
import { temporaryFolder } from './support/temporary-folder'

/** What names the address of the site, by its address and its file. */
const addressed = [
  ['/about', 'about.html'],
  ['/about.md', 'about.md'],
  ['/r/about.json', 'r/about.json'],
] as const

test.each(addressed)('with SITE_URL, %s has that address, whatever host is asked', async (path, file) => {
  const { client } = await runningServer({ SITE_URL: 'https://glass.example/' })
  const origin = 'https://glass.example'
  for (const Host of ['127.0.0.1', 'other.example:81']) {
    const { body } = await client.send(path, { headers: { Host } })
    expect(body.toString()).toBe(writeOrigins(siteFiles[file], { link: origin, whole: origin }))
  }
})

test.each(addressed)(
  'without, %s has paths, and where those do not do, what was asked',
  async (path, file) => {
    const { client, server } = await runningServer()
    const ask = async (headers: Record<string, string>) =>
      (await client.send(path, { headers })).body.toString()
    const at = (whole: string) => writeOrigins(siteFiles[file], { link: '', whole })
    expect(await ask({})).toBe(at(server.url))
    expect(await ask({ Host: 'Glass.EXAMPLE:80' })).toBe(at('http://glass.example'))
    expect(await ask({ Host: '[::1]:81' })).toBe(at('http://[::1]:81'))
    // Not from a proxy that is trusted.
    expect(await ask({ Host: 'glass.example', 'X-Forwarded-Proto': 'https' })).toBe(
      at('http://glass.example'),
    )
  },
)

test('behind a trusted proxy, the scheme is that of the proxy, and the host that of the request', async () => {
  const { client } = await runningServer({ TRUST_PROXY: '1' })
  const headers = { Host: 'glass.example', 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'evil.example' }
  const { body } = await client.send('/r/about.json', { headers })
  expect(body.toString()).toBe('{"docs":"https://glass.example/r/next.json"}')
})

test('what is printed for a query has the address, too', async () => {
  const text = async (settings: Record<string, string>) => {
    const { client } = await runningServer(settings)
    const headers = { Host: 'asked.example', Accept: 'text/markdown' }
    return (await client.send('/about?a=1', { headers })).body.toString()
  }
  expect(await text({ SITE_URL: 'https://glass.example' })).toBe('add https://glass.example/about?a=1')
  expect(await text({})).toBe('add http://asked.example/about?a=1')
})

test('every coding of a document is the same text, with one tag', async () => {
  for (const settings of [{}, { SITE_URL: 'https://glass.example' }]) {
    const { client } = await runningServer(settings)
    const plain = await client.send('/about')
    for (const [coding, decompress] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const { headers, body } = await client.send('/about', { headers: { 'Accept-Encoding': coding } })
      expect(headers['content-encoding']).toBe(coding)
      expect(decompress(body).toString()).toBe(plain.body.toString())
      expect(headers.etag).toBe(plain.headers.etag)
    }
    const again = { 'If-None-Match': String(plain.headers.etag) }
    expect((await client.send('/about', { headers: again })).status).toBe(304)
    const elsewhere = await client.send('/about', { headers: { ...again, Host: 'other.example' } })
    expect(elsewhere.status).toBe('SITE_URL' in settings ? 304 : 200)
  }
})

test.each([
  'a b',
  'a/b',
  'a?b',
  'a@b',
  '"',
  '<script>',
  'a:',
  'a:b',
  'a:65536',
  '999.1.1.1',
  '[::1',
  '[x]',
  'é',
  `${'a'.repeat(64)}.b`,
])('a Host header of %s is no host, and refused', async (Host) => {
  const { client } = await runningServer()
  for (const path of ['/', '/about', '/r/about.json', '/api/stories/getposts']) {
    const { status, body } = await client.send(path, {
      headers: { Host: Buffer.from(Host).toString('latin1') },
    })
    expect(status).toBe(400)
    expect(JSON.parse(body.toString())).toEqual({ error: 'The Host header is no host name' })
  }
})

test.each([
  'localhost',
  'LOCALHOST:5000',
  'a_b.internal',
  'xn--bcher-kva.example.',
  '10.0.0.1:1',
  '[2001:db8::1]',
])('a Host header of %s is a host', async (Host) => {
  const { client } = await runningServer()
  expect((await client.send('/about', { headers: { Host } })).status).toBe(200)
})

test('what is kept for hosts is bounded', async () => {
  const memory = new ByteCache(80_000)
  const site = await readBuiltSite(inject('dist'), memory)
  const before = memory.size
  const about = site.documents.get('/about')
  const sizes: number[] = []
  for (let host = 0; host < 500; host += 1) {
    const response = about?.at?.({ link: '', whole: `http://host-${host}.example` })
    sizes.push((await response?.body('identity'))?.length ?? 0)
  }
  expect(sizes.every((size) => size > 1_000)).toBe(true)
  expect(memory.size).toBe(before)
  expect(site.hostMemory.size).toBeLessThanOrEqual(10_000)
  expect(site.hostMemory.size).toBeGreaterThan(5_000)
})

test.each([
  ['https://glass.example/docs', 'SITE_URL has the path /docs, but the site was built for /.'],
  ['glass.example', 'SITE_URL must be an address such as https://vitrine.example.org, without a query.'],
  ['ftp://glass.example', 'SITE_URL must be an address'],
  ['https://glass.example/?a=1', 'SITE_URL must be an address'],
  ['https://user:hunter2@glass.example', 'SITE_URL must be an address'],
])('SITE_URL=%s stops the start', async (SITE_URL, fact) => {
  const { code, stderr } = await runToEnd(inject('dist'), { DATA_DIR: await temporaryFolder(), SITE_URL })
  expect(code).toBe(1)
  expect(stderr).toContain(fact)
  expect(stderr).not.toContain('hunter2')
})

/** The small site, built for a path. */
async function siteBelow(base: string): Promise<string> {
  const dist = await temporaryFolder()
  await cp(inject('dist'), dist, { recursive: true })
  const manifest = join(dist, 'site.json')
  const built = JSON.parse(await readFile(manifest, 'utf8')) as object
  await writeFile(manifest, JSON.stringify({ ...built, base }))
  return dist
}

test('a site below a path answers there, and health checks everywhere', async () => {
  const { client } = await runningServer({
    SITE_DIR: await siteBelow('/docs'),
    SITE_URL: 'https://glass.example/docs/',
  })
  const ask = async (path: string) => (await client.send(path)).status
  for (const path of ['/docs', '/docs/', '/docs/about', '/d%6Fcs/about/', '/docs/components?page=2'])
    expect(await ask(path), path).toBe(200)
  for (const path of ['/docs/r/card.json', '/docs/stories.md', '/docs/openapi.json', '/docs/readyz'])
    expect(await ask(path), path).toBe(200)
  for (const path of ['/healthz', '/readyz']) expect(await ask(path), path).toBe(200)
  expect(JSON.parse((await client.send('/docs/openapi.json')).body.toString())).toMatchObject({
    servers: [{ url: '/docs' }],
  })
  for (const path of [
    '/',
    '/about',
    '/docsabout',
    '/api/stories/getposts',
    '/r/card.json',
    '/openapi.json',
  ]) {
    const { status, body } = await client.send(path)
    expect(status, path).toBe(404)
    expect(JSON.parse(body.toString())).toEqual({
      error: 'There is no such page. The site is at /docs/',
    })
  }
})

test('below a path, the next page of stories is below it, too', async () => {
  const { client } = await runningServer({ SITE_DIR: await siteBelow('/docs') })
  for (let index = 0; index < 2; index += 1) await client.post(`/docs${endpoints.savePost}`, storyOf(index))
  const { headers } = await client.send(`/docs${endpoints.getPosts}?limit=1`)
  const [, next = ''] = /^<([^>]+)>; rel="next"$/.exec(String(headers.link)) ?? []
  expect(next).toMatch(/^\/docs\/api\/stories\/getposts\?/)
  const { body } = await client.send(next)
  expect(JSON.parse(body.toString())).toMatchObject([{ title: 'Story 0' }])
})

test('a SITE_URL with another path than the build stops the start, and both are named', async () => {
  const SITE_DIR = await siteBelow('/docs')
  for (const [SITE_URL, path] of [
    ['https://glass.example', '/'],
    ['https://glass.example/documentation', '/documentation'],
  ] as const) {
    const settings = { DATA_DIR: await temporaryFolder(), SITE_DIR, SITE_URL }
    const { code, stderr } = await runToEnd(inject('dist'), settings)
    expect(code).toBe(1)
    expect(stderr).toContain(`SITE_URL has the path ${path}, but the site was built for /docs.`)
  }
})

test('a build that knows its address is sent as it is, until SITE_URL says another', async () => {
  const dist = await temporaryFolder()
  await cp(inject('dist'), dist, { recursive: true })
  const manifest = join(dist, 'site.json')
  const built = JSON.parse(await readFile(manifest, 'utf8')) as { origin: object }
  const file = join(dist, 'client/r/about.json')
  await writeFile(file, '{"docs":"https://built.example/r/next.json"}')
  await writeFile(
    manifest,
    JSON.stringify({ ...built, origin: { ...built.origin, built: 'https://built.example' } }),
  )
  const answer = async (settings: Record<string, string>) => {
    const { client } = await runningServer({ SITE_DIR: dist, ...settings })
    return (await client.send('/r/about.json')).body.toString()
  }
  expect(await answer({})).toBe('{"docs":"https://built.example/r/next.json"}')
  expect(await answer({ SITE_URL: 'http://moved.example:81' })).toBe(
    '{"docs":"http://moved.example:81/r/next.json"}',
  )
})
