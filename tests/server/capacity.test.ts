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
  'with %s, a board that is full in bytes can be read, messages are saved, and only readyz and the log say so',
  async (_, settings) => {
    const { client, server } = await runningServer({ STORE_SIZE: '2', ...(await settings()) })
    const statuses = []
    for (let number = 1000; number < 1009; number += 1)
      statuses.push((await client.post(endpoints.savePost, storyOf(number, largest))).status)
    expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 201, 507, 507])
    expect((await client.post(endpoints.saveContact, messageOf(1))).status).toBe(201)
    expect(json<unknown[]>(await client.send(endpoints.getPosts))).toHaveLength(7)
    expect((await client.send(`${endpoints.getPosts}?limit=3`)).status).toBe(200)
    const ready = await client.send('/readyz')
    expect(ready.status).toBe(200)
    expect(json(ready)).toEqual({
      status: 'ready',
      room: { stories: 12, waiting: 100, messages: 99 },
      warnings: [expect.stringMatching(/^The store is full: its stories have reached 2 MiB\./)],
    })
    expect((await client.send('/healthz')).status).toBe(200)
    await server.stop()
    const warnings = server.log.filter(({ level }) => level === 40).map(({ msg }) => msg)
    expect(warnings).toEqual([expect.stringMatching(/^The stories have reached 8\d% of their capacity\./)])
  },
)

test.each(stores)(
  'with %s, a server with a full list is ready, and says that the list has no room',
  async (_, settings) => {
    const { client } = await runningServer({ STORE_LIMIT: '1', ...(await settings()) })
    expect(json(await client.send('/readyz'))).toEqual({
      status: 'ready',
      room: { stories: 100, waiting: 100, messages: 100 },
      warnings: [],
    })
    await client.post(endpoints.saveContact, messageOf(1))
    const full = await client.send('/readyz')
    expect(full.status).toBe(200)
    expect(json(full)).toEqual({
      status: 'ready',
      room: { stories: 100, waiting: 100, messages: 0 },
      warnings: [expect.stringMatching(/^The store is full: it holds 1 message\./)],
    })
    expect((await client.post(endpoints.saveContact, messageOf(2))).status).toBe(507)
    expect((await client.post(endpoints.savePost, storyOf(1))).status).toBe(201)
  },
)

/** With it, a message is as large as the server accepts. */
const largestMessage = {
  ...messageOf(1),
  message: 'x'.repeat(256 * 1024 - JSON.stringify({ ...messageOf(1), message: '' }).length),
}

/** Networks of different size, and how many of the largest messages come through from each: with the file, with PostgreSQL. */
const floods = [
  ['an IPv6 /64', (number: number) => `2001:db8::${number.toString(16)}`, 1, 4],
  ['an IPv6 /56', (number: number) => `2001:db8:0:${number.toString(16)}::1`, 2, 8],
  ['an IPv6 /48', (number: number) => `2001:db8:0:${number.toString(16)}00::1`, 4, 16],
  ['an IPv4 /24', (number: number) => `192.0.2.${number}`, 4, 16],
] as const

test.each(stores.flatMap((store, index) => floods.map((flood) => [...store, index, ...flood] as const)))(
  'with %s, a flood from one network leaves most of the room (%#)',
  async (_, settings, index, _network, addressOf, ...most) => {
    const { client } = await runningServer({ TRUST_PROXY: '1', WRITE_SIZE: '1024', ...(await settings()) })
    const statuses = []
    for (let number = 0; number < 20; number += 1)
      statuses.push((await postFrom(client, addressOf(number), endpoints.saveContact, largestMessage)).status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(most[index] ?? NaN)
    expect(new Set(statuses)).toEqual(new Set([201, 429]))
    expect((await postFrom(client, '203.0.113.1', endpoints.saveContact, messageOf(1))).status).toBe(201)
    const ready = await client.send('/readyz')
    expect(ready.status).toBe(200)
    expect(json<{ room: { messages: number } }>(ready).room.messages).toBeGreaterThanOrEqual(74)
  },
)

test('a flood from everywhere fills half of a list within a day, and the other lists have budgets of their own', async () => {
  const { client } = await runningServer({
    TRUST_PROXY: '1',
    WRITE_SIZE: '1024',
    STORE_LIMIT: '40',
    STORIES_APPROVAL: '1',
  })
  const statuses = []
  for (let number = 0; number < 30; number += 1)
    statuses.push((await postFrom(client, `10.0.${number}.1`, endpoints.savePost, storyOf(number))).status)
  expect(statuses.filter((status) => status === 202)).toHaveLength(20)
  const refused = await postFrom(client, '10.1.0.1', endpoints.savePost, storyOf(1))
  expect(refused.status).toBe(429)
  expect(json<{ error: string }>(refused).error).toMatch(/^All together have posted too much today\./)
  expect((await postFrom(client, '10.1.0.1', endpoints.saveContact, messageOf(1))).status).toBe(201)
})

test('one client takes few of a list that has a limit of records', async () => {
  const { client } = await runningServer({ WRITE_SIZE: '1024', STORE_LIMIT: '32' })
  const statuses = []
  for (let number = 0; number < 4; number += 1)
    statuses.push((await client.post(endpoints.savePost, storyOf(number))).status)
  expect(statuses).toEqual([201, 201, 429, 429])
})

test('a STORE_SIZE that the file cannot hold stops the start with the command that moves to PostgreSQL', async () => {
  await expect(runningServer({ STORE_SIZE: '65' })).rejects.toThrow(
    /^STORE_SIZE is 65 MiB, and the file holds 64 at most: .+ DATABASE_URL=\S+ npm run import:lowdb /,
  )
  const { client } = await runningServer({ STORE_SIZE: '64' })
  expect((await client.send('/readyz')).status).toBe(200)
  const { client: database } = await runningServer({
    STORE_SIZE: '65',
    DATABASE_URL: await emptyDatabase(),
  })
  expect((await database.send('/readyz')).status).toBe(200)
})
