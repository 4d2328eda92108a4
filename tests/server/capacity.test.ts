import { expect, test } from 'vitest'
import { json } from '../../scripts/harness/http-client'
import { endpoints, messageOf, storyOf } from '../../scripts/harness/sample-records'
import type { SavedStory } from '../../src/shared/story'
import { postFrom } from './support/post-from'
import { emptyDatabase } from './support/postgres'
import { runningServer } from './support/running-server'

/** The settings of a server on an empty store. */
const stores = [
  ['the file', (): Promise<Record<string, string>> => Promise.resolve({})],
  ['PostgreSQL', async (): Promise<Record<string, string>> => ({ DATABASE_URL: await emptyDatabase() })],
] as const

/** With it, a story is as large as the server accepts. */
const largest = 'x'.repeat(256 * 1024 - JSON.stringify(storyOf('0000', '')).length)

test.each(stores)(
  'with %s, a client that floods the board for two minutes leaves it and the contact form open to everyone else',
  async (_, settings) => {
    const { client, server } = await runningServer({
      TRUST_PROXY: '1',
      WRITE_SIZE: '1024',
      // What the default limit allows within two minutes, sent at once.
      WRITE_LIMIT: '60',
      ...(await settings()),
    })
    const flood = []
    for (let number = 1000; number < 1100; number += 1)
      flood.push((await postFrom(client, '192.0.2.66', endpoints.savePost, storyOf(number, largest))).status)
    expect(flood.filter((status) => status === 201)).toHaveLength(4)
    expect(new Set(flood.slice(4))).toEqual(new Set([429]))

    expect((await postFrom(client, '192.0.2.1', endpoints.savePost, storyOf('of a visitor'))).status).toBe(
      201,
    )
    expect((await postFrom(client, '192.0.2.2', endpoints.saveContact, messageOf(1))).status).toBe(201)
    const page = json<SavedStory[]>(await client.send(`${endpoints.getPosts}?limit=30`))
    expect(page[0]?.title).toBe('Story of a visitor')
    expect((await client.send(endpoints.getPosts)).status).toBe(200)
    expect((await client.send('/readyz')).status).toBe(200)
    expect(server.log.filter(({ level }) => level === 40)).toEqual([])
  },
)

test('a client that has too little left for a large post may send a smaller one', async () => {
  const { client } = await runningServer({ WRITE_SIZE: '300' })
  expect((await client.post(endpoints.savePost, storyOf('0000', largest))).status).toBe(201)
  const rejected = await client.post(endpoints.savePost, storyOf('0000', largest))
  expect(rejected.status).toBe(429)
  expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(60)
  expect((await client.post(endpoints.savePost, storyOf(1))).status).toBe(201)
})

test.each(stores)(
  'with %s, a board that is full in bytes can be read, messages are saved, and readyz and the log say so',
  async (_, settings) => {
    const { client, server } = await runningServer({ STORE_SIZE: '2', ...(await settings()) })
    const statuses = []
    for (let number = 1000; number < 1009; number += 1)
      statuses.push((await client.post(endpoints.savePost, storyOf(number, largest))).status)
    expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 201, 507, 507])
    expect((await client.post(endpoints.saveContact, messageOf(1))).status).toBe(201)
    expect(json<unknown[]>(await client.send(endpoints.getPosts))).toHaveLength(7)
    expect((await client.send(`${endpoints.getPosts}?limit=3`)).status).toBe(200)
    const notReady = await client.send('/readyz')
    expect(notReady.status).toBe(503)
    expect(json<{ error: string }>(notReady).error).toMatch(
      /^The store is full: its stories have reached 2 MiB\./,
    )
    expect((await client.send('/healthz')).status).toBe(200)
    await server.stop()
    const warnings = server.log.filter(({ level }) => level === 40).map(({ msg }) => msg)
    expect(warnings).toEqual([expect.stringMatching(/^The stories have reached 8\d% of their capacity\./)])
  },
)

test.each(stores)(
  'with %s, readyz answers 503 when one list has no room for a record',
  async (_, settings) => {
    const { client } = await runningServer({ STORE_LIMIT: '1', ...(await settings()) })
    expect((await client.send('/readyz')).status).toBe(200)
    await client.post(endpoints.saveContact, messageOf(1))
    const notReady = await client.send('/readyz')
    expect(notReady.status).toBe(503)
    expect(json<{ error: string }>(notReady).error).toMatch(/^The store is full: it holds 1 messages\./)
    expect((await client.post(endpoints.savePost, storyOf(1))).status).toBe(201)
  },
)
