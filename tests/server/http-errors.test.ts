import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { json } from '../../scripts/harness/http-client'
import { endpoints, messageOf, storyOf } from '../../scripts/harness/sample-records'
import { badRequests } from './support/bad-requests'
import { runningServer, serverProcess } from './support/running-server'

test('each of more than 150 bad requests gets its status as JSON, and the data file stays byte-identical', async () => {
  expect(badRequests.length).toBeGreaterThanOrEqual(150)
  const { client, directory } = await serverProcess()
  await client.post(endpoints.savePost, storyOf(1))
  await client.post(endpoints.saveContact, messageOf(1))
  const before = await readFile(join(directory, 'vitrine.json'))

  const wrong: string[] = []
  for (const { name, status, ...request } of badRequests) {
    const response = await client.send(request.path, { ...request, body: request.body ?? '' })
    const isJson = response.headers['content-type'] === 'application/json; charset=utf-8'
    const { error } = isJson ? json<{ error: unknown }>(response) : { error: undefined }
    const isSafe = response.headers['x-content-type-options'] === 'nosniff'
    if (response.status !== status || typeof error !== 'string' || error === '' || !isSafe) {
      wrong.push(`${name}: ${response.status} ${response.body.toString().slice(0, 80)}`)
    }
  }
  expect(wrong).toEqual([])
  expect(await readFile(join(directory, 'vitrine.json'))).toEqual(before)
})

test('an invalid payload is answered with a sentence for each field', async () => {
  const { client } = await runningServer()
  const response = await client.post(endpoints.savePost, {
    title: ' ',
    content: 'x',
    category: 'News',
    date: 'today',
    by: 1,
  })
  expect(response.status).toBe(422)
  expect(json(response)).toEqual({
    error: 'Some fields are invalid',
    issues: [
      { field: 'title', message: 'Title is required' },
      { field: 'category', message: 'Category must be one of the offered categories' },
      { field: 'date', message: 'Date must be an ISO 8601 timestamp such as 2026-01-31T09:30:00Z' },
      { field: '', message: 'Unknown field: by' },
    ],
  })
})

test('a body of exactly 256 KiB is accepted', async () => {
  const { client } = await runningServer()
  const empty = JSON.stringify(storyOf(1, ''))
  const story = storyOf(1, 'x'.repeat(256 * 1024 - empty.length))
  expect((await client.post(endpoints.savePost, story)).status).toBe(201)
})

test('an unsupported method is answered with 405 and the supported ones', async () => {
  const { client } = await runningServer()
  const allowOf = async (method: string, path: string) =>
    String((await client.send(path, { method })).headers.allow)
      .split(', ')
      .toSorted()
  expect(await allowOf('DELETE', endpoints.getPosts)).toEqual(['GET', 'HEAD'])
  expect(await allowOf('GET', endpoints.savePost)).toEqual(['POST'])
  expect(await allowOf('POST', '/stories')).toEqual(['GET', 'HEAD'])
})

test.each([
  ['anything but HTTP', 'hello\r\n\r\n', 400],
  ['no Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['two Host headers', 'GET / HTTP/1.1\r\nHost: a\r\nhOsT: b\r\nConnection: close\r\n\r\n', 400],
  ['headers of 64 KiB', `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(65_536)}\r\n\r\n`, 431],
  [
    'two Content-Length headers',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx',
    400,
  ],
  [
    'a Content-Length and chunks',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  ['an unknown expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: tea\r\n\r\n', 417],
  ['CONNECT', 'CONNECT example.org:443 HTTP/1.1\r\nHost: a\r\n\r\n', 405],
])(
  'a request with %s is rejected as JSON before it reaches the application',
  async (_name, request, status) => {
    const { server } = await runningServer()
    const socket = connect({ port: server.port, host: '127.0.0.1' })
    socket.write(request)
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(JSON.parse(body)).toEqual({ error: expect.stringMatching(/./) })
  },
)
