import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import pino from 'pino'
import { expect, test } from 'vitest'
import { siteFiles, writeFixtureSite } from '../../scripts/harness/fixture-site'
import { type HttpClient, json } from '../../scripts/harness/http-client'
import { readBuiltSite } from '../../server/built-site'
import { ByteCache } from '../../server/byte-cache'
import { clientOf, failingStore } from './support/failing-store'
import { temporaryFolder } from './support/temporary-folder'

/** A small site of the given budget, with a client. */
async function siteWith(budget: number) {
  const folder = await temporaryFolder()
  await writeFixtureSite(folder)
  const memory = new ByteCache(budget)
  const { store } = await failingStore()
  const lines: string[] = []
  const serializers = { error: (error: Error) => String(error.cause) }
  const log = pino({ serializers }, { write: (line) => void lines.push(line) })
  const client = await clientOf(store, 1, { site: await readBuiltSite(folder, memory), log })
  return { client, memory, lines, fileOf: (name: string) => join(folder, 'client', name) }
}

const addresses = {
  '/': 'index.html',
  '/components': 'components.html',
  '/components?page=2': 'components/page-2.html',
  '/stories': 'stories.html',
  '/nowhere': '404.html',
  '/assets/app-3f2a.js': 'assets/app-3f2a.js',
  '/sprite.svg': 'sprite.svg',
  '/robots.txt': 'robots.txt',
} as const satisfies Record<string, keyof typeof siteFiles>

/** All bytes of the small site, compressed copies included. */
const everything = 1_000_000

const decoders: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync }

/** A response in the given coding, as text, and its tag. */
async function read(client: HttpClient, address: string, coding: string) {
  const { body, headers } = await client.send(address, { headers: { 'Accept-Encoding': coding } })
  const decode = decoders[String(headers['content-encoding'])] ?? ((bytes: Buffer) => bytes)
  return { text: decode(body).toString(), tag: headers.etag, length: Number(headers['content-length']) }
}

test.each([0, 1, 600, 1500])(
  'with a budget of %i bytes every file is served as with a budget for all, and what is kept stays within it',
  async (budget) => {
    const whole = await siteWith(everything)
    const { client, memory } = await siteWith(budget)
    for (const round of ['first', 'second']) {
      for (const coding of ['br', 'gzip', 'identity']) {
        for (const [address, name] of Object.entries(addresses)) {
          const response = await read(client, address, coding)
          expect(response, `${round} ${coding} ${address}`).toEqual(await read(whole.client, address, coding))
          expect(response.text).toBe(siteFiles[name])
          expect(memory.size).toBeLessThanOrEqual(budget)
        }
      }
    }
    if (budget >= 600) expect(memory.size).toBeGreaterThan(0)
  },
)

test('a file that fits the budget is served from memory from the start, even if it vanishes', async () => {
  const { client, fileOf } = await siteWith(everything)
  await rm(fileOf('stories.html'))
  expect((await client.send('/stories')).body.toString()).toBe(siteFiles['stories.html'])
})

test('a file beyond the budget stays in memory once it was asked for', async () => {
  const { client, fileOf } = await siteWith(siteFiles['components.html'].length)
  await client.send('/components')
  await rm(fileOf('components.html'))
  expect((await client.send('/components')).body.toString()).toBe(siteFiles['components.html'])
})

test('who has a document gets 304 without the file', async () => {
  const { client, fileOf } = await siteWith(0)
  const { etag } = (await client.send('/')).headers
  await rm(fileOf('index.html'))
  const again = await client.send('/', { headers: { 'If-None-Match': String(etag) } })
  expect(again.status).toBe(304)
  expect(again.headers.etag).toBe(etag)
  expect(again.body).toHaveLength(0)
})

test('HEAD names the length of a file beyond the budget', async () => {
  const { client } = await siteWith(0)
  const { headers, body } = await client.send('/stories', { method: 'HEAD' })
  expect(Number(headers['content-length'])).toBe(siteFiles['stories.html'].length)
  expect(body).toHaveLength(0)
})

const broken: [string, (file: string) => Promise<unknown>, RegExp][] = [
  ['has vanished', (file) => rm(file), /ENOENT/],
  ['cannot be read', (file) => rm(file).then(() => mkdir(file)), /EISDIR/],
  [
    'is of another build',
    (file) => writeFile(file, 'another'),
    /index\.html\.br has changed\. After a build, start the server again\./,
  ],
]

test.each(broken)(
  'a file that %s is answered with 503 and logged, until it is back',
  async (_what, breakFile, cause) => {
    const { client, lines, fileOf } = await siteWith(0)
    const file = fileOf('index.html.br')
    const content = await readFile(file)
    await breakFile(file)

    const headers = { 'Accept-Encoding': 'br' }
    const failed = await client.send('/', { headers })
    expect(failed.status).toBe(503)
    expect(failed.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'retry-after': '5',
      'cache-control': 'no-store',
    })
    expect(failed.headers).not.toHaveProperty('etag')
    expect(failed.headers).not.toHaveProperty('content-encoding')
    expect(json(failed)).toEqual({ error: 'The server cannot read this file at the moment' })
    expect(lines.join('')).toMatch(cause)
    expect((await client.send('/stories')).status).toBe(200)

    await rm(file, { recursive: true, force: true })
    await writeFile(file, content)
    expect((await client.send('/', { headers })).body).toEqual(content)
  },
)
