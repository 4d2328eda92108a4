import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { HttpClient, json } from '../../scripts/harness/http-client'
import { endpoints, messageOf, storyOf } from '../../scripts/harness/sample-records'
import { openPostgresStore } from '../../server/store/postgres-store'
import { listJson } from '../../server/store/record-json'
import type { SavedStory } from '../../src/shared/story'
import { emptyDatabase, query } from './support/postgres'
import { runningServer, serverProcess } from './support/running-server'

/** The settings of a server on an empty store. */
const stores = [
  ['the file', (): Promise<Record<string, string>> => Promise.resolve({})],
  ['PostgreSQL', async (): Promise<Record<string, string>> => ({ DATABASE_URL: await emptyDatabase() })],
] as const

const post = (client: HttpClient, path: string, payload: object, key: string) =>
  client.send(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(payload),
  })

const stories = async (client: HttpClient) => json<SavedStory[]>(await client.send(endpoints.getPosts))

test.each(stores)(
  'with %s, a retry under the same key is answered with what was saved, also after kill -9',
  async (_, settings) => {
    const environment = await settings()
    const { client, server, directory } = await serverProcess(environment)
    const first = json<SavedStory>(await post(client, endpoints.savePost, storyOf(1), 'key-1'))
    const retry = await post(client, endpoints.savePost, storyOf(1), 'key-1')
    expect(retry.status).toBe(201)
    expect(json(retry)).toEqual(first)
    await server.stop('SIGKILL')

    const again = await runningServer({ DATA_DIR: directory, ...environment })
    expect(json(await post(again.client, endpoints.savePost, storyOf(1), 'key-1'))).toEqual(first)
    expect(await stories(again.client)).toEqual([first])
  },
)

test.each(stores)('with %s, parallel retries save one story, and other stories all', async (_, settings) => {
  const { server } = await runningServer(await settings())
  const client = new HttpClient(server.url, 60)
  const responses = await Promise.all(
    Array.from({ length: 60 }, (_, number) =>
      post(client, endpoints.savePost, storyOf(number % 20), `key-${number % 20}`),
    ),
  )
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]))
  const saved = await stories(client)
  client.close()
  expect(saved.map(({ title }) => title).toSorted()).toEqual(
    Array.from({ length: 20 }, (_, number) => `Story ${number}`).toSorted(),
  )
  const ids = new Set(responses.map((response) => json<SavedStory>(response).id))
  expect(ids).toEqual(new Set(saved.map(({ id }) => id)))
})

test.each(stores)('with %s, another body under a key is rejected with 422', async (_, settings) => {
  const { client } = await runningServer(await settings())
  await post(client, endpoints.savePost, storyOf(1), 'key-1')
  for (const response of [
    await post(client, endpoints.savePost, storyOf(2), 'key-1'),
    await post(client, endpoints.saveContact, messageOf(1), 'key-1'),
  ]) {
    expect(response.status).toBe(422)
    expect(json<{ error: string }>(response).error).toMatch(
      /^This Idempotency-Key was used for something else/,
    )
  }
  expect(await stories(client)).toHaveLength(1)
})

test.each(stores)('with %s, a retry is answered when the store is full', async (_, settings) => {
  const { client } = await runningServer({ STORE_LIMIT: '1', ...(await settings()) })
  const first = await post(client, endpoints.savePost, storyOf(1), 'key-1')
  expect((await post(client, endpoints.savePost, storyOf(2), 'key-2')).status).toBe(507)
  expect(json(await post(client, endpoints.savePost, storyOf(1), 'key-1'))).toEqual(json(first))
})

test('with the file, a key is forgotten after 24 hours', async () => {
  const { client, server, directory } = await runningServer()
  await post(client, endpoints.savePost, storyOf(1), 'key-1')
  await server.stop()
  const path = join(directory, 'vitrine.json')
  const text = await readFile(path, 'utf8')
  const yesterday = Date.now() - 24.1 * 60 * 60 * 1000
  await writeFile(path, text.replace(/"savedAt":\d+/, `"savedAt":${Math.round(yesterday)}`))

  const { client: again } = await runningServer({ DATA_DIR: directory })
  expect((await post(again, endpoints.savePost, storyOf(2), 'key-1')).status).toBe(201)
  expect(await stories(again)).toHaveLength(2)
})

test('with PostgreSQL, a key is forgotten after 24 hours', async () => {
  const DATABASE_URL = await emptyDatabase()
  const { client } = await runningServer({ DATABASE_URL })
  await post(client, endpoints.savePost, storyOf(1), 'key-1')
  await query(DATABASE_URL, `update vitrine_keys set saved_at = now() - interval '24.1 hours'`)
  expect((await post(client, endpoints.savePost, storyOf(2), 'key-1')).status).toBe(201)
  expect(await stories(client)).toHaveLength(2)
})

test.each(['two words', 'schlüssel', 'x'.repeat(101)])('the key %j is rejected with 400', async (key) => {
  const { client } = await runningServer()
  const response = await post(client, endpoints.savePost, storyOf(1), Buffer.from(key).toString('latin1'))
  expect(response.status).toBe(400)
  expect(json<{ issues: object[] }>(response).issues).toMatchObject([{ field: 'Idempotency-Key' }])
  expect(await stories(client)).toEqual([])
})

test('with PostgreSQL, 30 retries take as many statements as 30 new posts, and so do both with one new post among them', async () => {
  const store = await openPostgresStore({ url: await emptyDatabase(), warn: () => undefined })
  onTestFinished(() => store.close())
  const statements = vi.spyOn(pg.Pool.prototype, 'query')
  onTestFinished(() => statements.mockRestore())
  const postAll = async (numbers: readonly number[]) => {
    statements.mockClear()
    const saved = await Promise.all(
      numbers.map((number) => store.stories.add(storyOf(number), { key: `key-${number}` })),
    )
    return { saved, count: statements.mock.calls.length }
  }
  const numbers = Array.from({ length: 30 }, (_, number) => number)
  const fresh = await postAll(numbers)
  const retries = await postAll(numbers)
  expect(retries.saved).toEqual(fresh.saved)
  expect(retries.count / fresh.count).toBeLessThanOrEqual(1.5)
  const mixed = await postAll([...numbers, 30])
  expect(mixed.saved.slice(0, 30)).toEqual(fresh.saved)
  expect(mixed.count / fresh.count).toBeLessThanOrEqual(1.5)
  expect(await store.stories.list()).toHaveLength(31)
})

test('with PostgreSQL, what is saved at once under one key by two servers is saved once, and each other body refused', async () => {
  const url = await emptyDatabase()
  const stores = [
    await openPostgresStore({ url, warn: () => undefined }),
    await openPostgresStore({ url, warn: () => undefined }),
  ]
  onTestFinished(async () => {
    await Promise.all(stores.map((store) => store.close()))
  })
  const outcomes = await Promise.allSettled(
    stores.flatMap((store) =>
      Array.from({ length: 90 }, (_, number) =>
        store.stories.add(storyOf(number < 60 ? number % 20 : `other ${number}`), {
          key: `key-${number % 20}`,
        }),
      ),
    ),
  )
  const saved = await stores[0]?.stories.list()
  expect(new Set(saved?.map(({ title }) => title)).size).toBe(20)
  expect(saved).toHaveLength(20)
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(refused).toHaveLength(60)
  for (const { reason } of refused) expect(reason).toMatchObject({ reason: 'key-reused' })
  expect(await stores[0]?.stories.bytes()).toBe(Buffer.byteLength(listJson(saved ?? [])))
})

test('with PostgreSQL, a batch beyond the limit saves what fits, answers its retries, and refuses the rest', async () => {
  const store = await openPostgresStore({ url: await emptyDatabase(), recordLimit: 3, warn: () => undefined })
  onTestFinished(() => store.close())
  const first = await store.stories.add(storyOf(1), { key: 'key-1' })
  const [retry, ...others] = await Promise.allSettled(
    [1, 2, 3, 4, 5].map((number) => store.stories.add(storyOf(number), { key: `key-${number}` })),
  )
  expect(retry).toEqual({ status: 'fulfilled', value: first })
  expect(others.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected'])
  await store.stories.remove({ ids: [first.id] })
  // A refused key is free.
  expect(await store.stories.add(storyOf('five'), { key: 'key-5' })).toMatchObject(storyOf('five'))
})
