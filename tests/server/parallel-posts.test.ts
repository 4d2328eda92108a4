import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { HttpClient, json } from '../../scripts/harness/http-client'
import { endpoints, storyOf } from '../../scripts/harness/sample-records'
import type { SavedStory } from '../../src/shared/story'
import { serverProcess } from './support/running-server'

test('1,000 parallel posts are all saved, each once', async () => {
  const { server, directory } = await serverProcess()
  const client = new HttpClient(server.url, 1_000)
  const responses = await Promise.all(
    Array.from({ length: 1_000 }, (_, number) => client.post(endpoints.savePost, storyOf(number))),
  )
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]))
  const saved = responses.map((response) => json<SavedStory>(response).id).toSorted()
  const listed = json<SavedStory[]>(await client.send(endpoints.getPosts))
  client.close()
  expect(listed.map(({ id }) => id).toSorted()).toEqual(saved)
  expect(new Set(listed.map(({ title }) => title)).size).toBe(1_000)
  const file = JSON.parse(await readFile(join(directory, 'vitrine.json'), 'utf8'))
  expect(file.stories).toMatchObject(listed.toReversed())
  expect(file.stories).toHaveLength(1_000)
})

test('parallel posts beyond STORE_LIMIT are rejected with what the owner can do', async () => {
  const { server } = await serverProcess({ STORE_LIMIT: '50' })
  const client = new HttpClient(server.url, 120)
  const responses = await Promise.all(
    Array.from({ length: 120 }, (_, number) => client.post(endpoints.savePost, storyOf(number))),
  )
  const rejected = responses.filter(({ status }) => status === 507)
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(50)
  expect(rejected).toHaveLength(70)
  for (const response of rejected)
    expect(json<{ error: string }>(response).error).toContain('set DATABASE_URL')
  expect(json<unknown[]>(await client.send(endpoints.getPosts))).toHaveLength(50)
  client.close()
})

test('large parallel posts are saved up to 16 MiB, and the server starts with them again', async () => {
  const first = await serverProcess()
  const client = new HttpClient(first.server.url, 20)
  const content = 'x'.repeat(250_000)
  const responses = await Promise.all(
    Array.from({ length: 80 }, (_, number) => client.post(endpoints.savePost, storyOf(number, content))),
  )
  const saved = responses.filter(({ status }) => status === 201)
  expect(responses.length - saved.length).toBe(responses.filter(({ status }) => status === 507).length)
  expect(saved).toHaveLength(Math.floor((16 * 1024 * 1024) / 250_200))
  client.close()
  await first.server.stop()
  const second = await serverProcess({ DATA_DIR: first.directory })
  expect(json<unknown[]>(await second.client.send(endpoints.getPosts))).toHaveLength(saved.length)
})
