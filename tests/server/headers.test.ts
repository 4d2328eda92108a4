import { expect, test } from 'vitest'
import { json } from './support/client'
import { calls, messageOf, storyOf } from './support/records'
import { runningServer } from './support/temporary'

test.each(['/', '/nowhere', '/assets/app-3f2a.js', calls.getPosts, '/api/nowhere', '/healthz'])(
  '%s carries the security headers',
  async (path) => {
    const { client } = await runningServer()
    const { headers } = await client.send(path)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': expect.stringContaining('camera=()'),
      'x-request-id': expect.stringMatching(/^[0-9a-f]{8}-[0-9a-z]+$/),
    })
    expect(headers['x-powered-by']).toBeUndefined()
    expect(headers.server).toBeUndefined()
    expect(headers['strict-transport-security']).toBeUndefined()
    expect(headers['access-control-allow-origin']).toBeUndefined()
  },
)

test('scripts come from the site and configured hosts alone; only styles may be inline', async () => {
  const { client } = await runningServer()
  const { headers } = await client.send('/')
  const policy = Object.fromEntries(
    String(headers['content-security-policy'])
      .split(';')
      .map((directive) => {
        const [name = '', ...sources] = directive.trim().split(' ')
        return [name, sources.join(' ')]
      }),
  )
  expect(policy).toMatchObject({
    'default-src': "'self'",
    'script-src': "'self' https://chat.example",
    'style-src': "'self' 'unsafe-inline'",
    'connect-src': "'self' https://api.example",
    'frame-ancestors': "'none'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
  })
  expect(policy).not.toHaveProperty('upgrade-insecure-requests')
})

test('HSTS is sent behind TLS, which only a trusted proxy can tell', async () => {
  const headers = { 'X-Forwarded-Proto': 'https' }
  const proxied = await runningServer({ TRUST_PROXY: '1' })
  const secure = await proxied.client.send('/', { headers })
  expect(secure.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
  expect((await proxied.client.send('/')).headers['strict-transport-security']).toBeUndefined()
  const direct = await runningServer()
  expect((await direct.client.send('/', { headers })).headers['strict-transport-security']).toBeUndefined()
})

test('another origin may use the API only when it is named', async () => {
  const { client } = await runningServer({ ALLOWED_ORIGINS: 'https://docs.example, https://www.example' })
  const preflight = (origin: string) =>
    client.send(calls.savePost, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type',
      },
    })
  const named = await preflight('https://www.example')
  expect(named.headers['access-control-allow-origin']).toBe('https://www.example')
  expect(named.headers['access-control-allow-headers']).toBe('content-type')
  const stranger = await preflight('https://www.example.evil')
  expect(stranger.headers['access-control-allow-origin']).toBeUndefined()

  const refused = await client.send(calls.savePost, {
    method: 'POST',
    headers: { Origin: 'https://docs.example' },
  })
  expect(refused.status).toBe(415)
  // Without this the named origin's page could not read why.
  expect(refused.headers['access-control-allow-origin']).toBe('https://docs.example')
  expect(refused.headers.vary).toContain('Origin')
})

test('the health checks answer, and are never kept', async () => {
  const { client } = await runningServer()
  for (const path of ['/healthz', '/readyz']) {
    const answer = await client.send(path)
    expect(answer.status).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
  }
})

test('the description of the API has the schemas that check the requests', async () => {
  const { client } = await runningServer()
  const document = json<{ openapi: string; paths: object; components: { schemas: Record<string, object> } }>(
    await client.send('/openapi.json'),
  )
  expect(document.openapi).toBe('3.1.0')
  expect(Object.keys(document.paths)).toEqual([calls.getPosts, calls.savePost, calls.saveContact])
  expect(document.components.schemas.Story).toMatchObject({
    required: ['title', 'content', 'category', 'date'],
    additionalProperties: false,
  })
  expect(document.components.schemas.ContactMessage).toMatchObject({
    required: ['fullName', 'phoneNumber', 'email', 'message'],
  })
  const references = JSON.stringify(document).match(/#\/components\/schemas\/\w+/g) ?? []
  for (const reference of references) {
    expect(document.components.schemas).toHaveProperty(reference.split('/').at(-1) ?? '')
  }
})

test('the log has a line a request with its id, and nothing that tells who asked or what was typed', async () => {
  const { client, server } = await runningServer()
  const secret = 'Rumpelstiltskin'
  const personal = { 'User-Agent': secret, Referer: `https://${secret}.example`, Cookie: secret }
  await client.send(`/${secret}?q=${secret}`, { headers: personal })
  await client.post(calls.savePost, storyOf(secret))
  const { headers } = await client.post(calls.saveContact, messageOf(secret))
  await client.post(calls.saveContact, { ...messageOf(secret), email: secret, [secret]: secret })
  await server.end()
  const lines = server.log.filter(({ msg }) => msg === 'request')
  expect(lines.map(({ route, status }) => [route, status])).toEqual([
    ['unknown', 404],
    [calls.savePost, 201],
    [calls.saveContact, 201],
    [calls.saveContact, 422],
  ])
  expect(lines[2]?.requestId).toBe(headers['x-request-id'])
  expect(JSON.stringify(server.log)).not.toContain(secret)
  expect(JSON.stringify(server.log)).not.toContain('127.0.0.1')
})

test('reads that succeed are logged when the owner asks for them', async () => {
  const loggedAt = async (level: string) => {
    const { client, server } = await runningServer({ LOG_LEVEL: level })
    await client.send('/components/?page=2')
    await client.send(calls.getPosts)
    await server.end()
    return server.log.filter(({ msg }) => msg === 'request').map(({ route, status }) => [route, status])
  }
  expect(await loggedAt('info')).toEqual([])
  expect(await loggedAt('debug')).toEqual([
    ['/components?page=2', 200],
    [calls.getPosts, 200],
  ])
})
