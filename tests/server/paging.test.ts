import { expect, test } from 'vitest'
import { type HttpClient, json } from '../../scripts/harness/http-client'
import { endpoints, storyOf } from '../../scripts/harness/sample-records'
import type { SavedStory } from '../../src/shared/story'
import { admin } from './support/admin'
import { clientOf, failingStore } from './support/failing-store'
import { emptyDatabase } from './support/postgres'
import { runningServer } from './support/running-server'

/** The settings of a server on an empty store. */
const stores = [
  ['the file', (): Promise<Record<string, string>> => Promise.resolve({})],
  ['PostgreSQL', async (): Promise<Record<string, string>> => ({ DATABASE_URL: await emptyDatabase() })],
] as const

/** The address that a response's Link header leads to. */
function linked(headers: Record<string, string | string[] | undefined>, rel: string): string | undefined {
  const [, address, found] = /^<([^>]+)>; rel="(\w+)"$/.exec(String(headers.link)) ?? []
  return found === rel ? address : undefined
}

async function seed(client: HttpClient, count: number): Promise<void> {
  for (let number = 0; number < count; number += 1) await client.post(endpoints.savePost, storyOf(number))
}

test.each(stores)(
  'with %s, following the links reads all stories once, newest first',
  async (_, settings) => {
    const { client } = await runningServer(await settings())
    await seed(client, 7)
    const read: SavedStory[] = []
    const sizes: number[] = []
    let address: string | undefined = `${endpoints.getPosts}?limit=3`
    while (address !== undefined) {
      const response = await client.send(address)
      expect(response.status).toBe(200)
      const page = json<SavedStory[]>(response)
      read.push(...page)
      sizes.push(page.length)
      // A story that arrives meanwhile changes none of the following pages.
      await client.post(endpoints.savePost, storyOf('meanwhile'))
      address = linked(response.headers, 'next')
    }
    expect(sizes).toEqual([3, 3, 1])
    expect(read.map(({ title }) => title)).toEqual([6, 5, 4, 3, 2, 1, 0].map((number) => `Story ${number}`))
  },
)

test.each(stores)(
  'with %s, a link to the next page leads on when the story at the edge is removed',
  async (_, settings) => {
    const environment = await settings()
    const { client, directory } = await runningServer(environment)
    await seed(client, 4)
    const first = await client.send(`${endpoints.getPosts}?limit=2`)
    const [, edge] = json<SavedStory[]>(first)
    await admin({ DATA_DIR: directory, ...environment }, 'stories', 'remove', edge?.id ?? '')
    const next = await client.send(linked(first.headers, 'next') ?? '')
    expect(next.status).toBe(200)
    expect(json<SavedStory[]>(next).map(({ title }) => title)).toEqual(['Story 1', 'Story 0'])
    // A cursor that was shared as an id still works.
    const [newest] = json<SavedStory[]>(first)
    const older = await client.send(`${endpoints.getPosts}?limit=1&before=${newest?.id}`)
    expect(json<SavedStory[]>(older).map(({ title }) => title)).toEqual(['Story 1'])
  },
)

test.each(stores)('with %s, a page shows a new story at once, and has an ETag', async (_, settings) => {
  const { client } = await runningServer(await settings())
  await seed(client, 2)
  const first = await client.send(`${endpoints.getPosts}?limit=1`)
  const headers = { 'If-None-Match': String(first.headers.etag) }
  const again = await client.send(`${endpoints.getPosts}?limit=1`, { headers })
  expect(again.status).toBe(304)
  expect(linked(again.headers, 'next')).toBe(linked(first.headers, 'next'))
  await client.post(endpoints.savePost, storyOf('new'))
  const page = json<SavedStory[]>(await client.send(`${endpoints.getPosts}?limit=1`, { headers }))
  expect(page.map(({ title }) => title)).toEqual(['Story new'])
})

test.each([
  ['limit=0', 'limit'],
  ['limit=101', 'limit'],
  ['limit=-1', 'limit'],
  ['limit=1.5', 'limit'],
  ['limit=', 'limit'],
  ['limit=all', 'limit'],
  ['limit=1e1', 'limit'],
  ['limit=1&limit=2', 'limit'],
  ['limit=30&before=', 'before'],
  ['limit=30&before=no-such-id', 'before'],
  ['limit=30&before=a%00b', 'before'],
  ['limit=30&before=1&before=2', 'before'],
  ['before=1', 'before'],
  ['show=glass', 'show'],
  ['limit=30&show=', 'show'],
  ['limit=30&show=all', 'show'],
  ['limit=30&show=glass&show=glass', 'show'],
])('%s is rejected with 400 and names the field %s', async (query, field) => {
  const { store } = await failingStore()
  const response = await (await clientOf(store)).send(`${endpoints.getPosts}?${query}`)
  expect(response.status).toBe(400)
  expect(json(response)).toEqual({
    error: 'Some query parameters are invalid',
    issues: [{ field, message: expect.stringMatching(/./) }],
  })
})

test.each(stores)(
  'with %s, a list beyond LIST_SIZE is rejected with the address of its first page',
  async (_, settings) => {
    const { client } = await runningServer({ LIST_SIZE: '1', ...(await settings()) })
    const content = 'x'.repeat(250_000)
    for (let number = 0; number < 4; number += 1)
      await client.post(endpoints.savePost, storyOf(number, content))
    expect((await client.send(endpoints.getPosts)).status).toBe(200)
    await client.post(endpoints.savePost, storyOf(4, content))
    const rejected = await client.send(endpoints.getPosts)
    expect(rejected.status).toBe(400)
    expect(json<{ error: string }>(rejected).error).toMatch(/longer than 1 MiB.+\?limit=30/)
    const page = json<SavedStory[]>(await client.send(linked(rejected.headers, 'first') ?? ''))
    // A page ends after a megabyte.
    expect(page).toHaveLength(4)
  },
)

test('a list beyond the budget is never made', async () => {
  const { store } = await failingStore()
  const client = await clientOf(
    { ...store, stories: { ...store.stories, list: () => Promise.reject(new Error('made')) } },
    1,
    { listBytes: 100 },
  )
  await client.post(endpoints.savePost, storyOf(1))
  expect((await client.send(endpoints.getPosts)).status).toBe(400)
})

test.each(stores)(
  'with %s, a page ends after a megabyte, and its links read all stories once',
  async (_, settings) => {
    const { client } = await runningServer({ ...(await settings()), WRITE_SIZE: '0', STORE_SIZE: '64' })
    // A line break takes two bytes of JSON, and one of the post: four fill a page.
    const content = 'a\n'.repeat(80_000)
    for (let number = 0; number < 9; number += 1)
      await client.post(endpoints.savePost, storyOf(number, number === 4 ? 'Short' : content))
    const read: SavedStory[] = []
    const sizes: number[] = []
    let address: string | undefined = `${endpoints.getPosts}?limit=100`
    while (address !== undefined) {
      const response = await client.send(address)
      expect(response.body.length).toBeLessThan(2 ** 20)
      const page = json<SavedStory[]>(response)
      read.push(...page)
      sizes.push(page.length)
      address = linked(response.headers, 'next')
    }
    expect(sizes).toEqual([5, 4])
    expect(read.map(({ title }) => title)).toEqual(
      [8, 7, 6, 5, 4, 3, 2, 1, 0].map((number) => `Story ${number}`),
    )
  },
)

test('a client has so many pages made in a minute, and reads those that are made', async () => {
  const { client } = await runningServer({ PRINT_LIMIT: '2' })
  await seed(client, 5)
  const statusOf = async (limit: number) => (await client.send(`${endpoints.getPosts}?limit=${limit}`)).status
  const statuses: number[] = []
  for (const limit of [1, 2, 2, 1, 3, 1]) statuses.push(await statusOf(limit))
  expect(statuses).toEqual([200, 200, 200, 200, 429, 200])
})
