import { expect, test } from 'vitest'
import { endpoints } from '../../scripts/harness/sample-records'
import { contentSecurityPolicy, noSources } from '../../server/http/security-headers'
import { runningServer } from './support/running-server'

test.each([
  '/',
  '/nowhere',
  '/assets/no-such.js',
  '/sprite.svg',
  endpoints.getPosts,
  '/api/nowhere',
  '/healthz',
])('%s has the security headers', async (path) => {
  const { client } = await runningServer()
  const { headers } = await client.send(path)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'camera=(),display-capture=(),geolocation=(),microphone=(),midi=(),payment=(),usb=()',
    'x-request-id': expect.stringMatching(/^[0-9a-f]{8}-[0-9a-z]+$/),
  })
  expect(headers['x-powered-by']).toBeUndefined()
  expect(headers.server).toBeUndefined()
  expect(headers['strict-transport-security']).toBeUndefined()
  expect(headers['access-control-allow-origin']).toBeUndefined()
})

test('a script carries no headers that only a document needs', async () => {
  const { client } = await runningServer()
  const { headers } = await client.send('/assets/app-3f2a.js')
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-type': 'text/javascript; charset=utf-8',
  })
  for (const name of [
    'content-security-policy',
    'cross-origin-opener-policy',
    'cross-origin-resource-policy',
    'permissions-policy',
    'referrer-policy',
    'x-frame-options',
  ])
    expect(headers[name]).toBeUndefined()
})

test('the Content-Security-Policy allows scripts only from the site and configured hosts, and inline styles', async () => {
  const { client } = await runningServer()
  const { headers } = await client.send('/')
  expect(String(headers['content-security-policy']).split(';')).toEqual([
    "default-src 'self'",
    "script-src 'self' https://chat.example",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "connect-src 'self' https://api.example",
    "frame-src 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self' https://stackblitz.com/run",
  ])
})

test('only a document with an inline script of its own allows that', async () => {
  const { client } = await runningServer()
  const scriptsOf = async (path: string) => {
    const { headers } = await client.send(path)
    return /script-src[^;]*/.exec(String(headers['content-security-policy']))?.[0]
  }
  expect(await scriptsOf('/about')).toBe("script-src 'self' https://chat.example 'sha256-own'")
  expect(await scriptsOf('/')).toBe("script-src 'self' https://chat.example")
})

test('no script may insert text as HTML, unless scripts of others run, which would break', () => {
  const required = ";require-trusted-types-for 'script'"
  expect(contentSecurityPolicy(noSources)).toContain(required)
  expect(contentSecurityPolicy({ ...noSources, script: ["'sha256-own'"] })).toContain(required)
  expect(contentSecurityPolicy({ ...noSources, script: ['https://chat.example'] })).not.toContain(required)
  const ownChat = contentSecurityPolicy({ ...noSources, script: ["'self'"] })
  expect(ownChat).not.toContain(required)
  expect(ownChat).toContain(";script-src 'self';")
})

test('a configured frame host takes the place of none', () => {
  expect(contentSecurityPolicy({ ...noSources, frame: ['https://frame.example'] })).toContain(
    ';frame-src https://frame.example;',
  )
})

test('HSTS is sent over TLS, which only a trusted proxy can report', async () => {
  const headers = { 'X-Forwarded-Proto': 'https' }
  const proxied = await runningServer({ TRUST_PROXY: '1' })
  const secure = await proxied.client.send('/', { headers })
  expect(secure.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
  expect((await proxied.client.send('/')).headers['strict-transport-security']).toBeUndefined()
  const direct = await runningServer()
  expect((await direct.client.send('/', { headers })).headers['strict-transport-security']).toBeUndefined()
})

test('another origin may use the API only when it is allowed', async () => {
  const { client } = await runningServer({ ALLOWED_ORIGINS: 'https://docs.example, https://www.example' })
  const headers = 'content-type,form-honeypot,form-token,idempotency-key'
  const preflight = (origin: string) =>
    client.send(endpoints.savePost, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': headers,
      },
    })
  const allowed = await preflight('https://www.example')
  expect(allowed.headers['access-control-allow-origin']).toBe('https://www.example')
  expect(allowed.headers['access-control-allow-headers']).toBe(headers)
  const token = await client.send(`${endpoints.formToken}?form=story`, {
    headers: { Origin: 'https://www.example' },
  })
  expect(token.headers['access-control-allow-origin']).toBe('https://www.example')
  const stranger = await preflight('https://www.example.evil')
  expect(stranger.headers['access-control-allow-origin']).toBeUndefined()

  const rejected = await client.send(endpoints.savePost, {
    method: 'POST',
    headers: { Origin: 'https://docs.example' },
  })
  expect(rejected.status).toBe(415)
  // Without this header a page of the allowed origin could not read the error.
  expect(rejected.headers['access-control-allow-origin']).toBe('https://docs.example')
  expect(rejected.headers.vary).toContain('Origin')
})
