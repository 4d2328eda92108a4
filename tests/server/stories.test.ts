import { expect, inject, test } from 'vitest'
import { json } from '../../scripts/harness/http-client'
import { endpoints, messageOf, storyOf } from '../../scripts/harness/sample-records'
import { runToEnd } from '../../scripts/harness/server-process'
import type { SavedMessage } from '../../src/shared/contact-message'
import type { SavedStory } from '../../src/shared/story'
import { runningServer, serverProcess } from './support/running-server'

test('a saved post is returned with its fields as sent and an id, and is first in the list', async () => {
  const { client } = await runningServer()
  await client.post(endpoints.savePost, storyOf(1))
  const response = await client.post(endpoints.savePost, storyOf(2))
  expect(response.status).toBe(201)
  const saved = json<SavedStory>(response)
  expect(saved).toEqual({ id: expect.stringMatching(/./), ...storyOf(2) })

  const list = await client.send(endpoints.getPosts)
  expect(list.status).toBe(200)
  expect(list.headers['content-type']).toBe('application/json; charset=utf-8')
  const stories = json<SavedStory[]>(list)
  expect(stories.map(({ title }) => title)).toEqual(['Story 2', 'Story 1'])
  expect(stories[0]).toEqual(saved)
})

test.each([
  'Application/JSON',
  'application/json;charset="UTF-8"',
  'application/json; charset=utf8;',
  'application/json; version=1; charset=utf-8',
  'application/json;odata="a;b"',
])('Content-Type: %s is JSON', async (type) => {
  const { client } = await runningServer()
  const response = await client.send(endpoints.savePost, {
    method: 'POST',
    headers: { 'Content-Type': type },
    body: JSON.stringify(storyOf(1)),
  })
  expect(response.status).toBe(201)
})

test('posts are listed by arrival, whatever their date', async () => {
  const { client } = await runningServer()
  await client.post(endpoints.savePost, { ...storyOf('from the future'), date: '2099-01-01T00:00:00Z' })
  await client.post(endpoints.savePost, { ...storyOf('from long ago'), date: '1999-01-01T00:00:00+05:30' })
  const stories = json<SavedStory[]>(await client.send(endpoints.getPosts))
  expect(stories.map(({ title }) => title)).toEqual(['Story from long ago', 'Story from the future'])
})

test('the list is empty before the first post', async () => {
  const { client } = await runningServer()
  const response = await client.send(endpoints.getPosts)
  expect(response.body.toString()).toBe('[]')
})

test('a message is returned with its fields as sent and an id, and no endpoint lists it', async () => {
  const { client } = await runningServer()
  const response = await client.post(endpoints.saveContact, messageOf(1))
  expect(response.status).toBe(201)
  expect(json<SavedMessage>(response)).toEqual({ id: expect.stringMatching(/./), ...messageOf(1) })
  expect((await client.send(endpoints.saveContact)).status).toBe(405)
  expect((await client.send(endpoints.getPosts)).body.toString()).toBe('[]')
})

test.each([
  ['an emoji sequence', '👩‍👩‍👧 🫠'],
  ['right-to-left text with its marks', 'שלום \u202Eעולם\u202C'],
  ['HTML', '<script>alert("x")</script>&amp;'],
  ['surrounding white space', '\n\t  indented \r\n'],
  ['unnormalized combining characters', 'e\u0301 é ﬁ'],
  ['control characters except NUL', 'bell\u0007 escape\u001b separator\u2028'],
])('%s is stored unchanged, also after a restart', async (_name, content) => {
  const first = await runningServer()
  const story = { ...storyOf(1), title: content, content }
  expect((await first.client.post(endpoints.savePost, story)).status).toBe(201)
  await first.server.stop()
  const second = await runningServer({ DATA_DIR: first.directory })
  expect(json<SavedStory[]>(await second.client.send(endpoints.getPosts))).toEqual([
    { id: expect.any(String), ...story },
  ])
})

test('the ETag of the list survives a restart and changes with a post', async () => {
  const first = await runningServer()
  await first.client.post(endpoints.savePost, storyOf(1))
  const { etag } = (await first.client.send(endpoints.getPosts)).headers
  await first.server.stop()

  const { client } = await runningServer({ DATA_DIR: first.directory })
  const headers = { 'If-None-Match': String(etag) }
  const same = await client.send(endpoints.getPosts, { headers })
  expect(same.status).toBe(304)
  expect(same.body.length).toBe(0)
  await client.post(endpoints.savePost, storyOf(2))
  expect((await client.send(endpoints.getPosts, { headers })).status).toBe(200)
})

test('HEAD works on the list', async () => {
  const { client } = await runningServer()
  await client.post(endpoints.savePost, storyOf(1))
  const response = await client.send(endpoints.getPosts, { method: 'HEAD' })
  expect(response.status).toBe(200)
  expect(Number(response.headers['content-length'])).toBeGreaterThan(100)
  expect(response.body.length).toBe(0)
})

test('a second server on the same folder exits with an error, and the first keeps running', async () => {
  const { client, directory, server } = await serverProcess()
  const second = await runToEnd(inject('dist'), { DATA_DIR: directory })
  expect(second.code).toBe(1)
  expect(second.stderr).toContain(`${directory} is in use by another process (${server.pid})`)
  expect((await client.post(endpoints.savePost, storyOf(1))).status).toBe(201)
})
