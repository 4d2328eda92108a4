import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { badRequests } from './support/bad-requests'
import { type Client, json } from './support/client'
import { calls, messageOf, storyOf } from './support/records'
import { runningServer } from './support/temporary'

test('150 bad requests and more each get their status in JSON, and the store stays byte-identical', async () => {
  expect(badRequests.length).toBeGreaterThanOrEqual(150)
  const { client, directory } = await runningServer()
  await client.post(calls.savePost, storyOf(1))
  await client.post(calls.saveContact, messageOf(1))
  const before = await readFile(join(directory, 'vitrine.json'))

  const wrong: string[] = []
  for (const { name, status, ...request } of badRequests) {
    const answer = await client.send(request.path, { ...request, body: request.body ?? '' })
    const isJson = answer.headers['content-type'] === 'application/json; charset=utf-8'
    const { error } = isJson ? json<{ error: unknown }>(answer) : { error: undefined }
    const isSafe = answer.headers['x-content-type-options'] === 'nosniff'
    if (answer.status !== status || typeof error !== 'string' || error === '' || !isSafe) {
      wrong.push(`${name}: ${answer.status} ${answer.body.toString().slice(0, 80)}`)
    }
  }
  expect(wrong).toEqual([])
  expect(await readFile(join(directory, 'vitrine.json'))).toEqual(before)
})

test('a refused payload is answered field by field, in sentences', async () => {
  const { client } = await runningServer()
  const answer = await client.post(calls.savePost, {
    title: ' ',
    content: 'x',
    category: 'News',
    date: 'today',
    by: 1,
  })
  expect(answer.status).toBe(422)
  expect(json(answer)).toEqual({
    error: 'Some fields are invalid',
    issues: [
      { field: 'title', message: 'Title is required' },
      { field: 'category', message: 'Category must be one of the offered categories' },
      { field: 'date', message: 'Date must be an ISO 8601 timestamp such as 2026-01-31T09:30:00Z' },
      { field: '', message: 'Unknown field: by' },
    ],
  })
})

test('a body of exactly 256 KiB is read', async () => {
  const { client } = await runningServer()
  const empty = JSON.stringify(storyOf(1, ''))
  const story = storyOf(1, 'x'.repeat(256 * 1024 - empty.length))
  expect((await client.post(calls.savePost, story)).status).toBe(201)
})

test('a method that an address does not take is refused with those that it takes', async () => {
  const { client } = await runningServer()
  const allowOf = async (method: string, path: string) =>
    String((await client.send(path, { method })).headers.allow)
      .split(', ')
      .toSorted()
  expect(await allowOf('DELETE', calls.getPosts)).toEqual(['GET', 'HEAD'])
  expect(await allowOf('GET', calls.savePost)).toEqual(['POST'])
  expect(await allowOf('POST', '/stories')).toEqual(['GET', 'HEAD'])
})

test.each([
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['no Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['headers of 64 KiB', `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(65_536)}\r\n\r\n`, 431],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx', 400],
  [
    'a length and chunks',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  ['an expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: tea\r\n\r\n', 417],
  ['CONNECT', 'CONNECT example.org:443 HTTP/1.1\r\nHost: a\r\n\r\n', 405],
])('a request with %s is refused in JSON before it reaches a call', async (_name, request, status) => {
  const { server } = await runningServer()
  const socket = connect({ port: server.port, host: '127.0.0.1' })
  socket.write(request)
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(JSON.parse(body)).toEqual({ error: expect.stringMatching(/./) })
})

test('beyond its writes a minute a client is told when to come back, and may still read', async () => {
  const { client } = await runningServer({ WRITE_LIMIT: '3' })
  const statuses = []
  for (let number = 0; number < 5; number += 1) {
    statuses.push((await client.post(calls.savePost, storyOf(number))).status)
  }
  expect(statuses).toEqual([201, 201, 201, 429, 429])
  const refused = await client.post(calls.saveContact, messageOf(1))
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1)
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
  expect(json<unknown[]>(await client.send(calls.getPosts))).toHaveLength(3)
})

test('the write limit counts forwarded clients apart only behind a trusted proxy', async () => {
  const postFrom = (client: Client, address: string) =>
    client.send(calls.savePost, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
      body: JSON.stringify(storyOf(1)),
    })
  const direct = await runningServer({ WRITE_LIMIT: '1' })
  expect((await postFrom(direct.client, '192.0.2.1')).status).toBe(201)
  expect((await postFrom(direct.client, '192.0.2.2')).status).toBe(429)

  const proxied = await runningServer({ WRITE_LIMIT: '1', TRUST_PROXY: '1' })
  expect((await postFrom(proxied.client, '192.0.2.1')).status).toBe(201)
  expect((await postFrom(proxied.client, '192.0.2.2')).status).toBe(201)
  // What stands before the last address was written by the client itself.
  expect((await postFrom(proxied.client, '203.0.113.9, 192.0.2.2')).status).toBe(429)
  // A household or server has a whole /64 network to itself.
  expect((await postFrom(proxied.client, '2001:db8:1:2::1')).status).toBe(201)
  expect((await postFrom(proxied.client, '2001:db8:1:2:ffff::9')).status).toBe(429)
  expect((await postFrom(proxied.client, '2001:db8:1:3::1')).status).toBe(201)
})
