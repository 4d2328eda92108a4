import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { siteFiles } from '../../scripts/harness/fixture-site'
import { json } from '../../scripts/harness/http-client'
import { runningServer } from './support/running-server'
import { temporaryFolder } from './support/temporary-folder'

const SITE_URL = 'https://glass.example'

/** A server of the small site, below a path. */
async function serverBelow(base: string) {
  const directory = await temporaryFolder()
  await cp(inject('dist'), directory, { recursive: true })
  const file = join(directory, 'site.json')
  const manifest = JSON.parse(await readFile(file, 'utf8')) as object
  await writeFile(file, JSON.stringify({ ...manifest, base }))
  return runningServer({ SITE_DIR: directory, SITE_URL: SITE_URL + base })
}

const ancestorsIn = (headers: Record<string, unknown>) =>
  /frame-ancestors [^;]*/.exec(String(headers['content-security-policy']))?.[0]

test.each(['/embed/story', '/embed/story/', '/embed/story?text=x', '/%65mbed/story', '/embed/%73tory'])(
  'every site may frame %s, which runs no script of other hosts',
  async (path) => {
    const { client } = await runningServer()
    const { status, headers, body } = await client.send(path, { headers: { Accept: 'text/markdown' } })
    expect(status).toBe(200)
    expect(body.toString()).toBe(siteFiles['embed/story/index.html'])
    expect(headers['x-frame-options']).toBeUndefined()
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-cache' })
    expect(String(headers['content-security-policy']).split(';')).toEqual([
      "default-src 'self'",
      "script-src 'self' 'sha256-embed'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "connect-src 'self'",
      "frame-src 'none'",
      'frame-ancestors *',
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self' https://stackblitz.com/run",
      "require-trusted-types-for 'script'",
    ])
  },
)

test('a component’s page with values leads to the description of these values', async () => {
  const { client } = await runningServer({ SITE_URL })
  const linkOf = async (path: string) => String((await client.send(path)).headers.link)
  const link = await linkOf('/stories?text=a&b="><script>')
  expect(link).toMatch(/^<[^<>"\s]+>; rel="alternate"; type="application\/json\+oembed"$/)
  const address = /<(.+?)>/.exec(link)?.[1] ?? ''
  expect(json(await client.send(address))).toMatchObject({ type: 'rich' })
  expect(new URLSearchParams(address.slice(address.indexOf('?'))).get('url')).toBe(
    '/stories?text=a&b="><script>',
  )
  for (const path of ['/stories', '/?a=1', '/embed/story?text=a', `/stories?text=${'"'.repeat(501)}`])
    expect(await linkOf(path)).toBe('undefined')
})

test.each([
  ['/', 200],
  ['/stories', 200],
  ['/embed', 404],
  ['/embed/', 404],
  ['/embed/nowhere', 404],
  ['/embed/stories', 404],
  ['/embed/story/index.html', 404],
  ['/embed/story//', 404],
  ['/embed//story', 404],
  ['//embed/story', 404],
  ['/EMBED/story', 404],
  ['/embed%2Fstory', 404],
  ['/embed/../stories', 404],
  ['/embed/%2e%2e/stories', 404],
  ['/embed/story/../../stories', 404],
  ['/embed/story\\', 404],
  ['/embed/story%00', 404],
  ['/embed/constructor', 404],
  ['/oembed', 400],
  ['/api/nowhere', 404],
] as const)('no site may frame %s, whose status is %i', async (path, expected) => {
  const { client } = await runningServer()
  const { status, headers } = await client.send(path)
  expect(status).toBe(expected)
  expect(headers['x-frame-options']).toBe('DENY')
  expect(ancestorsIn(headers)).toBe("frame-ancestors 'none'")
})

test.each(['/embed/story', '/oembed?url=/stories'])('%s can only be read', async (path) => {
  const { client } = await runningServer()
  const { status, headers } = await client.send(path, { method: 'POST' })
  expect(status).toBe(405)
  expect(headers).toMatchObject({ allow: 'GET, HEAD', 'x-frame-options': 'DENY' })
  expect((await client.send(path, { method: 'HEAD' })).status).toBe(200)
})

test('below a path, its embeds alone may be framed', async () => {
  const { client } = await serverBelow('/docs')
  const framed = await client.send('/docs/embed/story')
  expect([framed.status, ancestorsIn(framed.headers)]).toEqual([200, 'frame-ancestors *'])
  for (const path of ['/embed/story', '/docs/stories', '/docs/docs/embed/story', '/docsembed/story']) {
    const { headers } = await client.send(path)
    expect([path, ancestorsIn(headers)]).toEqual([path, "frame-ancestors 'none'"])
  }
})

test('a frame without an origin may load what the build has named by its content, and nothing else', async () => {
  const { client } = await runningServer()
  const headersOf = async (path: string) => (await client.send(path, { headers: { Origin: 'null' } })).headers
  expect(await headersOf('/assets/app-3f2a.js')).toMatchObject({ 'access-control-allow-origin': '*' })
  expect((await headersOf('/assets/app-3f2a.js'))['cross-origin-resource-policy']).toBeUndefined()
  for (const path of ['/', '/stories', '/sprite.svg', '/r/card.json', '/api/stories/getposts']) {
    const headers = await headersOf(path)
    expect([path, headers['access-control-allow-origin']]).toEqual([path, undefined])
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
  }
})

const ask = async (query: string, server = runningServer({ SITE_URL })) =>
  (await server).client.send(`/oembed${query}`)
const oembed = (address: string) => `?url=${encodeURIComponent(address)}`

test('the address of a component’s page is answered with a frame that shows it', async () => {
  const answer = await ask(oembed(`${SITE_URL}/stories/?text=a&utm=1#part`))
  expect(answer.status).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=86400',
    etag: expect.stringMatching(/^W\//),
  })
  expect(json(answer)).toEqual({
    version: '1.0',
    type: 'rich',
    title: 'Story "1"',
    provider_name: 'Us',
    provider_url: `${SITE_URL}/`,
    cache_age: 86_400,
    thumbnail_url: `${SITE_URL}/card.jpg`,
    thumbnail_width: 1200,
    thumbnail_height: 630,
    html: `<iframe src="${SITE_URL}/embed/story?text=a" title="Story &quot;1&quot;" width="640" height="360" loading="lazy" style="border: 0; max-width: 100%"></iframe>`,
    width: 640,
    height: 360,
  })
})

test('whoever has an answer is told so', async () => {
  const { client } = await runningServer({ SITE_URL })
  const path = `/oembed${oembed(`${SITE_URL}/stories`)}`
  const { headers } = await client.send(path)
  const again = await client.send(path, { headers: { 'If-None-Match': String(headers.etag) } })
  expect([again.status, again.body.length]).toEqual([304, 0])
})

test.each([
  ['maxwidth=320', 320, 360],
  ['maxwidth=320&maxheight=100', 320, 100],
  ['maxwidth=5000&maxheight=5000', 640, 360],
  ['maxwidth=0&maxheight=-4', 640, 360],
  ['maxwidth=1e3&maxheight=x', 640, 360],
  ['maxwidth=&maxheight=99999999999999999999', 640, 360],
])('%s gives a frame of %i × %i px, and no larger picture', async (limits, width, height) => {
  const answer = json(await ask(`${oembed('/stories')}&${limits}`)) as Record<string, unknown>
  expect(answer).toMatchObject({ width, height })
  expect(answer.html).toContain(`width="${width}" height="${height}"`)
  expect('thumbnail_url' in answer).toBe(width === 640 && height === 360)
})

test('values cannot leave the attribute that they are in', async () => {
  const { html } = json(await ask(oembed('/stories?text="><script>&'))) as { html: string }
  expect(html.match(/[<>]/g)).toHaveLength(4)
  expect(html.replace(/^<iframe src="[^"]*" title="[^"]*"/, '')).toMatch(/^ width="640"/)
})

test.each([
  'https://evil.example/stories',
  'https://glass.example.evil.example/stories',
  'https://glass.example@evil.example/stories',
  'https://user@glass.example/stories',
  'https://user:pass@glass.example/stories',
  'http://glass.example/stories',
  'https://glass.example:8443/stories',
  'https://glass.example./stories',
  '//evil.example/stories',
  '\\\\evil.example\\stories',
  'https:\\\\evil.example/stories',
  'javascript:alert(1)//stories',
  'data:text/html,/stories',
  'file:///stories',
  'blob:https://glass.example/stories',
  'https://glass.example/nowhere',
  'https://glass.example/about',
  'https://glass.example/',
  'https://glass.example//stories',
  'https://glass.example/stories%2f',
  'https://glass.example/stories/../about',
  'https://glass.example/embed/story',
  'https://glass.example/constructor',
  'https://[/stories',
  `https://glass.example/${'x'.repeat(4000)}`,
  '',
])('%s is not an address of a component’s page here', async (address) => {
  const answer = await ask(oembed(address))
  expect(answer.status).toBe(404)
  expect(json(answer)).toEqual({ error: expect.stringContaining(`below ${SITE_URL}/`) })
  expect(answer.headers['x-frame-options']).toBe('DENY')
})

test.each(['?format=xml', '?format=JSON', '?format='])('%s asks for what there is not', async (query) => {
  const answer = await ask(`${query}&url=${SITE_URL}/stories`)
  expect(answer.status).toBe(501)
  expect(json(answer)).toEqual({ error: expect.stringContaining('format=json') })
})

test('without an address, the answer says which is needed', async () => {
  const answer = await ask('?format=json')
  expect(answer.status).toBe(400)
  expect(json(answer)).toEqual({ error: expect.stringContaining('url is missing') })
})

test('below a path, an address has the path, and so has the frame', async () => {
  const { client } = await serverBelow('/docs')
  const send = (address: string) => client.send(`/docs/oembed${oembed(address)}`)
  for (const address of [`${SITE_URL}/docs/stories`, '/docs/stories']) {
    const { html } = json(await send(address)) as { html: string }
    expect(html).toContain(`src="${SITE_URL}/docs/embed/story?text="`)
  }
  for (const address of [`${SITE_URL}/stories`, `${SITE_URL}/docsstories`, `${SITE_URL}/docs/../stories`])
    expect([address, (await send(address)).status]).toEqual([address, 404])
})

test('without SITE_URL, the site is where it was asked', async () => {
  const { client } = await runningServer()
  const headers = { Host: 'asked.example:81' }
  const send = (address: string) => client.send(`/oembed${oembed(address)}`, { headers })
  const { provider_url } = json(await send('http://asked.example:81/stories')) as Record<string, unknown>
  expect(provider_url).toBe('http://asked.example:81/')
  expect((await send(`${SITE_URL}/stories`)).status).toBe(404)
})
