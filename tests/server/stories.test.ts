import { expect, inject, test } from 'vitest'
import type { SavedMessage } from '../../src/shared/contact-message'
import type { SavedStory } from '../../src/shared/story'
import { json } from './support/client'
import { calls, messageOf, storyOf } from './support/records'
import { runToEnd } from './support/server-process'
import { runningServer } from './support/temporary'

test('a saved post is answered with its fields as sent and an id, and heads the list', async () => {
  const { client } = await runningServer()
  await client.post(calls.savePost, storyOf(1))
  const answer = await client.post(calls.savePost, storyOf(2))
  expect(answer.status).toBe(201)
  const saved = json<SavedStory>(answer)
  expect(saved).toEqual({ id: expect.stringMatching(/./), ...storyOf(2) })

  const list = await client.send(calls.getPosts)
  expect(list.status).toBe(200)
  expect(list.headers['content-type']).toBe('application/json; charset=utf-8')
  const stories = json<SavedStory[]>(list)
  expect(stories.map(({ title }) => title)).toEqual(['Story 2', 'Story 1'])
  expect(stories[0]).toEqual(saved)
})

test('newest first means by arrival, whatever date a post claims', async () => {
  const { client } = await runningServer()
  await client.post(calls.savePost, { ...storyOf('from tomorrow'), date: '2099-01-01T00:00:00Z' })
  await client.post(calls.savePost, { ...storyOf('from long ago'), date: '1999-01-01T00:00:00+05:30' })
  const stories = json<SavedStory[]>(await client.send(calls.getPosts))
  expect(stories.map(({ title }) => title)).toEqual(['Story from long ago', 'Story from tomorrow'])
})

test('the list is empty before the first post', async () => {
  const { client } = await runningServer()
  const answer = await client.send(calls.getPosts)
  expect(answer.body.toString()).toBe('[]')
})

test('a message is answered with its fields as sent and an id, and no address gives it out', async () => {
  const { client } = await runningServer()
  const answer = await client.post(calls.saveContact, messageOf(1))
  expect(answer.status).toBe(201)
  expect(json<SavedMessage>(answer)).toEqual({ id: expect.stringMatching(/./), ...messageOf(1) })
  expect((await client.send(calls.saveContact)).status).toBe(405)
  expect((await client.send(calls.getPosts)).body.toString()).toBe('[]')
})

test.each([
  ['emoji and joined emoji', '👩‍👩‍👧 🫠'],
  ['right-to-left and its marks', 'שלום \u202Eעולם\u202C'],
  ['HTML', '<script>alert("x")</script>&amp;'],
  ['white space around it', '\n\t  indented \r\n'],
  ['combining letters, not normalised', 'e\u0301 é ﬁ'],
  ['control characters other than NUL', 'bell\u0007 escape\u001b separator\u2028'],
])('%s comes back to the letter, after a restart too', async (_name, content) => {
  const first = await runningServer()
  const story = { ...storyOf(1), title: content, content }
  expect((await first.client.post(calls.savePost, story)).status).toBe(201)
  expect(await first.server.end()).toBe(0)
  const second = await runningServer({ DATA_DIR: first.directory })
  expect(json<SavedStory[]>(await second.client.send(calls.getPosts))).toEqual([
    { id: expect.any(String), ...story },
  ])
})

test('the list has an ETag that holds over a restart and changes with a post', async () => {
  const first = await runningServer()
  await first.client.post(calls.savePost, storyOf(1))
  const { etag } = (await first.client.send(calls.getPosts)).headers
  await first.server.end()

  const { client } = await runningServer({ DATA_DIR: first.directory })
  const headers = { 'If-None-Match': String(etag) }
  const same = await client.send(calls.getPosts, { headers })
  expect(same.status).toBe(304)
  expect(same.body.length).toBe(0)
  await client.post(calls.savePost, storyOf(2))
  expect((await client.send(calls.getPosts, { headers })).status).toBe(200)
})

test('a list can be asked for with HEAD', async () => {
  const { client } = await runningServer()
  await client.post(calls.savePost, storyOf(1))
  const answer = await client.send(calls.getPosts, { method: 'HEAD' })
  expect(answer.status).toBe(200)
  expect(Number(answer.headers['content-length'])).toBeGreaterThan(100)
  expect(answer.body.length).toBe(0)
})

test('a second server on the same folder is refused in words, and the first goes on', async () => {
  const { client, directory, server } = await runningServer()
  const second = await runToEnd(inject('dist'), { DATA_DIR: directory })
  expect(second.code).toBe(1)
  expect(second.stderr).toContain(`${directory} is in use by another process (${server.pid})`)
  expect((await client.post(calls.savePost, storyOf(1))).status).toBe(201)
})
