import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, inject, test } from 'vitest'
import { siteFiles } from '../../scripts/harness/fixture-site'
import { json } from '../../scripts/harness/http-client'
import { runToEnd } from '../../scripts/harness/server-process'
import { readBuiltSite } from '../../server/built-site'
import { ByteCache } from '../../server/byte-cache'
import { clientOf, failingStore } from './support/failing-store'
import { runningServer } from './support/running-server'
import { temporaryFolder } from './support/temporary-folder'

const shadcn = 'application/vnd.shadcn.v1+json'

async function ask(path: string, accept: string) {
  const { client } = await runningServer()
  return client.send(path, { headers: { Accept: accept } })
}

test.each([
  [shadcn, 'r/card-demo.json', 'application/json; charset=utf-8'],
  [
    'application/vnd.shadcn.v1+json, application/json;q=0.9',
    'r/card-demo.json',
    'application/json; charset=utf-8',
  ],
  ['text/markdown', 'stories.md', 'text/markdown; charset=utf-8'],
  ['text/markdown, text/html;q=0.9, */*;q=0.1', 'stories.md', 'text/markdown; charset=utf-8'],
  ['*/*', 'stories.html', 'text/html; charset=utf-8'],
  ['text/html, text/markdown;q=0.5', 'stories.html', 'text/html; charset=utf-8'],
  [
    'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    'stories.html',
    'text/html; charset=utf-8',
  ],
  ['image/png', 'stories.html', 'text/html; charset=utf-8'],
  ['', 'stories.html', 'text/html; charset=utf-8'],
  ['TEXT/MARKDOWN', 'stories.md', 'text/markdown; charset=utf-8'],
  ['text/markdown; charset=utf-8', 'stories.md', 'text/markdown; charset=utf-8'],
  ['Application/Vnd.Shadcn.V1+JSON;v="1, 2"', 'r/card-demo.json', 'application/json; charset=utf-8'],
  ['text/markdown;q=0.1, text/html;q=0', 'stories.md', 'text/markdown; charset=utf-8'],
  ['text/markdown;q=0, */*', 'stories.html', 'text/html; charset=utf-8'],
  ['text/*;q=0.9, text/html;q=0.1', 'stories.md', 'text/markdown; charset=utf-8'],
  ['text/html ;q=0, */*', 'stories.md', 'text/markdown; charset=utf-8'],
] as const)('Accept: %s gets %s', async (accept, file, type) => {
  const { status, headers, body } = await ask('/stories', accept)
  expect(status).toBe(200)
  expect(headers['content-type']).toBe(type)
  expect(headers['cache-control']).toBe('no-cache')
  expect(String(headers.vary)).toMatch(/\bAccept\b(?!-)/)
  expect(body.toString()).toBe(siteFiles[file])
})

test('an address with a query is printed, with and without a trailing slash', async () => {
  for (const path of ['/stories?color=%23fff', '/stories/?color=%23fff']) {
    const item = await ask(path, shadcn)
    expect(item.body.toString()).toBe('item /stories color=%23fff')
    expect(item.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept, Accept-Encoding' })
    expect(item.headers['content-type']).toBe('application/json; charset=utf-8')
    const markdown = await ask(path, 'text/markdown')
    expect(markdown.body.toString()).toBe('markdown /stories color=%23fff')
  }
})

test('the address of a Markdown file means the same as the address of its page', async () => {
  const { client } = await runningServer()
  for (const path of ['/stories.md?color=%23fff', '/%73tories%2Emd?color=%23fff']) {
    const { status, headers, body } = await client.send(path)
    expect(status).toBe(200)
    expect(body.toString()).toBe('markdown /stories color=%23fff')
    expect(headers['content-type']).toBe('text/markdown; charset=utf-8')
    expect(headers.vary).toBe('Accept-Encoding')
  }
  expect((await client.send('/stories.md?dir=..')).status).toBe(400)
  // A page that is not printed from data says the same with any query.
  expect((await client.send('/components.md?utm=x')).body.toString()).toBe(siteFiles['components.md'])
})

test.each([
  ['/components?page=2', 'text/markdown'],
  ['/components/?q=card&page=2', 'text/markdown'],
  ['/components.md?page=2', '*/*'],
])('%s with Accept: %s is the Markdown of that page', async (path, accept) => {
  const { status, body } = await ask(path, accept)
  expect(status).toBe(200)
  expect(body.toString()).toBe(siteFiles['components/page-2.md'])
})

test.each([
  ['/stories.md?color=%23fff', 'markdown /stories color=%23fff'],
  ['/r/card.json?color=%23fff', 'item /r/card.json color=%23fff'],
  ['/stories.md', '# Stories\n'],
  ['/r/card-demo.json', '{"name":"card-demo"}'],
])('%s is an address of one format, whatever the client prefers', async (path, text) => {
  for (const accept of ['text/html', shadcn, 'text/markdown', '*/*', '']) {
    const { status, headers, body } = await ask(path, accept)
    expect(status, accept).toBe(200)
    expect(body.toString(), accept).toBe(text)
    expect(String(headers.vary), accept).not.toMatch(/\bAccept\b(?!-)/)
  }
})

test('an escaped address is the address', async () => {
  const { client } = await runningServer()
  expect((await client.send('/%73tories')).body.toString()).toBe(siteFiles['stories.html'])
  expect((await client.send('/r/%63ard.json?dir=x')).body.toString()).toBe('item /r/card.json dir=x')
  expect((await client.send('/%72/card.json')).body.toString()).toBe(siteFiles['r/card.json'])
  expect((await client.send('/%61pi/stories/getposts')).headers['content-type']).toMatch(/json/)
  expect((await client.send('/assets%2Fapp-3f2a.js')).status).toBe(200)
})

test('a printed answer is sent again only when it differs', async () => {
  const { client } = await runningServer()
  const send = (path: string, etag = '') =>
    client.send(path, { headers: { Accept: shadcn, 'If-None-Match': etag } })
  const etag = String((await send('/stories?a=1')).headers.etag)
  expect((await send('/stories?a=1', etag)).status).toBe(304)
  expect((await send('/stories?a=2', etag)).status).toBe(200)
})

test('what is printed is kept: who asks the same in other words gets it, and 304 takes no printing at all', async () => {
  const { client } = await runningServer({ SITE_URL: 'https://vitrine.example' })
  const send = (path: string, etag = '') =>
    client.send(path, { headers: { Accept: shadcn, 'If-None-Match': etag } })
  const first = await send('/stories?count=1')
  expect(first.body.toString()).toMatch(/^printed 1 times/)
  for (const path of ['/stories?count=1', '/stories/?c%6Funt=1&utm=x', '/%73tories?utm=y&count=1'])
    expect((await send(path)).body.toString(), path).toMatch(/^printed 1 times/)

  const head = await client.send('/stories?count=2', { method: 'HEAD', headers: { Accept: shadcn } })
  const restarted = await runningServer({ SITE_URL: 'https://vitrine.example' })
  const again = await restarted.client.send('/stories?count=2', {
    headers: { Accept: shadcn, 'If-None-Match': String(head.headers.etag) },
  })
  expect(again.status).toBe(304)
  expect(
    (await restarted.client.send('/stories?count=2', { headers: { Accept: shadcn } })).body.toString(),
  ).toMatch(/^printed 2 times/)
})

test('printed answers are compressed, and take no more memory than they are given', async () => {
  const memory = new ByteCache(8_000)
  const site = await readBuiltSite(inject('dist'), memory)
  const { store } = await failingStore()
  const client = await clientOf(store, 1, { site })
  const send = (count: number) =>
    client.send(`/stories?count=memory-${count}`, {
      headers: { Accept: shadcn, 'Accept-Encoding': 'gzip, br' },
    })
  for (let count = 0; count < 100; count += 1) {
    const { headers, body } = await send(count)
    expect(headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(body).toString()).toMatch(/^printed 1 times/)
    expect(body.length).toBeLessThan(200)
    expect(site.hostMemory.size).toBeLessThanOrEqual(1_000)
  }
  // The last is still there, the first is not.
  expect(brotliDecompressSync((await send(99)).body).toString()).toMatch(/^printed 1 times/)
  expect(brotliDecompressSync((await send(0)).body).toString()).toMatch(/^printed 2 times/)
})

test('a client may have only so much printed in a minute, and what is kept costs it nothing', async () => {
  const { client } = await runningServer({ PRINT_LIMIT: '3' })
  const ask = (query: string) => client.send(`/stories?${query}`, { headers: { Accept: shadcn } })
  const statuses = []
  for (const number of [1, 2, 2, 1, 3, 2, 4, 3, 5]) statuses.push((await ask(`limit=${number}`)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 200, 429])
  const refused = await ask('limit=6')
  expect(json(refused)).toEqual({ error: expect.stringMatching(/too many different addresses/) })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1)
  expect(refused.headers).not.toHaveProperty('etag')
  expect((await client.send('/stories')).status).toBe(200)
})

test('a registry item is a file, and printed where it has a query', async () => {
  const { client } = await runningServer()
  const plain = await client.send('/r/card.json')
  expect(plain.body.toString()).toBe(siteFiles['r/card.json'])
  expect(plain.headers['cache-control']).toBe('no-cache')
  const printed = await client.send('/r/card.json?dir=@ui/glass')
  expect(printed.body.toString()).toBe('item /r/card.json dir=%40ui%2Fglass')
})

test('a released item says the same for ever to everyone, and one that never was is not found', async () => {
  for (const settings of [{}, { SITE_URL: 'https://vitrine.example' }]) {
    const { client } = await runningServer(settings)
    for (const path of ['/r/card@3f2a91c4.json', '/r/card%403f2a91c4.json', '/r/card@3f2a91c4.json?dir=x']) {
      const { status, headers, body } = await client.send(path)
      expect(status, path).toBe(200)
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(body.toString()).toBe(siteFiles['r/card@3f2a91c4.json'])
    }
    const unknown = await client.send('/r/card@00000000.json')
    expect(unknown.status).toBe(404)
    expect(unknown.headers['cache-control']).not.toContain('immutable')
  }
})

test('the item of a glass is a file, printed for the code in its address, and refused where that cannot be read', async () => {
  const { client } = await runningServer()
  const delivered = await client.send('/r/glass.json')
  expect(delivered.body.toString()).toBe(siteFiles['r/glass.json'])
  const printed = await client.send('/r/glass.json?g=B_-nHG')
  expect(printed.body.toString()).toBe('item /r/glass.json g=B_-nHG')
  expect(printed.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'application/json; charset=utf-8',
  })
  const again = await client.send('/r/glass.json?g=B_-nHG', {
    headers: { 'If-None-Match': String(printed.headers.etag) },
  })
  expect(again.status).toBe(304)
  const refused = await client.send('/r/glass.json?g=x')
  expect(refused.status).toBe(400)
  expect(JSON.parse(refused.body.toString())).toEqual({ error: 'g is no code' })
})

test('what cannot be installed gets an error that says why', async () => {
  const refused = await ask('/stories?dir=..', shadcn)
  expect(refused.status).toBe(400)
  expect(JSON.parse(refused.body.toString())).toEqual({ error: 'dir leaves the project' })
  for (const path of ['/nowhere', '/r/nothing.json', '/r/nothing.json?dir=x', '/components']) {
    const { status, headers, body } = await ask(path, shadcn)
    expect(status).toBe(404)
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    expect(body.toString()).toContain('/r/registry.json')
  }
})

test('a version that never was gets an error that says so', async () => {
  for (const path of ['/r/card.json?since=x', '/stories.md?since=x']) {
    const { status, body } = await ask(path, '*/*')
    expect(status, path).toBe(404)
    expect(JSON.parse(body.toString())).toEqual({ error: 'there was no such version' })
  }
})

test('only GET and HEAD take something home', async () => {
  const { client } = await runningServer()
  const head = await client.send('/stories', { method: 'HEAD', headers: { Accept: 'text/markdown' } })
  expect(head.status).toBe(200)
  expect(head.headers['content-type']).toBe('text/markdown; charset=utf-8')
  expect(head.body.length).toBe(0)
  expect((await client.send('/stories', { method: 'POST', headers: { Accept: shadcn } })).status).toBe(405)
})

test('a build without its printer stops the start with its name', async () => {
  const dist = await temporaryFolder()
  await cp(inject('dist'), dist, { recursive: true })
  await rm(join(dist, 'install'), { recursive: true })
  const { code, stderr } = await runToEnd(dist, { DATA_DIR: join(dist, 'data') })
  expect(code).not.toBe(0)
  expect(stderr).toContain('answer.js is missing. Run npm run build.')
})
