import { expect, test } from 'vitest'
import { securityTxt } from '../../server/http/security-txt'
import { runningServer } from './support/running-server'

test('security.txt names whom the owner has set, and is good for 90 days', async () => {
  const { client } = await runningServer({
    SECURITY_CONTACT: 'mailto:security@example.org,https://example.org/report',
  })
  const { status, headers, body } = await client.send('/.well-known/security.txt')
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body.toString()).toMatch(
    /^Contact: mailto:security@example\.org\nContact: https:\/\/example\.org\/report\nExpires: \d{4}-\d\d-\d\dT00:00:00Z\n$/,
  )
  expect(securityTxt(['tel:+1'], new Date('2026-01-31T09:30:00Z'))).toBe(
    'Contact: tel:+1\nExpires: 2026-05-01T00:00:00Z\n',
  )
})

test('a server that was not told whom has no security.txt', async () => {
  const { client } = await runningServer()
  expect((await client.send('/.well-known/security.txt')).status).toBe(404)
})
