import { expect, test } from 'vitest'
import { type HttpClient, json } from '../../scripts/harness/http-client'
import { endpoints, storyOf } from '../../scripts/harness/sample-records'
import type { SavedStory } from '../../src/shared/story'
import { hostileAddresses } from '../support/hostile-addresses'
import { admin } from './support/admin'
import { emptyDatabase, query } from './support/postgres'
import { tablesOfVersion1 } from './support/postgres-version-1'
import { runningServer } from './support/running-server'

/** The settings of a server on an empty store. */
const stores = [
  ['the file', (): Promise<Record<string, string>> => Promise.resolve({})],
  ['PostgreSQL', async (): Promise<Record<string, string>> => ({ DATABASE_URL: await emptyDatabase() })],
] as const

const glasses = (limit: number) => `${endpoints.getPosts}?limit=${limit}&show=glass`

const post = (client: HttpClient, title: string, content?: string) =>
  client.post(endpoints.savePost, { ...storyOf(1), title, ...(content !== undefined && { content }) })

/** The titles of each page, from the first on. */
async function pagesFrom(client: HttpClient, first: string): Promise<string[][]> {
  const pages: string[][] = []
  let address: string | undefined = first
  while (address !== undefined) {
    const { status, headers, body } = await client.send(address)
    expect(status).toBe(200)
    pages.push((JSON.parse(body.toString()) as SavedStory[]).map(({ title }) => title))
    address = /^<([^>]+)>; rel="next"$/.exec(String(headers.link))?.[1]
  }
  return pages
}

test.each(stores)(
  'with %s, show=glass pages through the stories that show a glass, and no others',
  async (_, settings) => {
    const { client, server } = await runningServer(await settings())
    for (const number of [1, 2, 3, 4, 5]) {
      await post(client, `Plain ${number}`)
      await post(client, `Glass ${number}`, `It is ${server.url}/studio?preset=Rose&blur=${number}.`)
      await post(client, `Elsewhere ${number}`, 'https://evil.example/studio?preset=Rose')
    }
    expect(await pagesFrom(client, glasses(2))).toEqual([
      ['Glass 5', 'Glass 4'],
      ['Glass 3', 'Glass 2'],
      ['Glass 1'],
    ])
    expect(await pagesFrom(client, glasses(5))).toHaveLength(1)
    expect((await pagesFrom(client, `${endpoints.getPosts}?limit=100`))[0]).toHaveLength(15)
  },
)

test.each(stores)('with %s, no hostile address is a glass', async (_, settings) => {
  const { client, server } = await runningServer(await settings())
  for (const [title, content] of Object.entries(hostileAddresses(server.url)))
    expect((await post(client, title, content)).status).toBe(201)
  expect(await pagesFrom(client, glasses(100))).toEqual([[]])
})

test.each(stores)(
  'with %s, a page goes on after many stories that only name the studio',
  async (_, settings) => {
    const { client, server } = await runningServer(await settings())
    await post(client, 'Oldest', `${server.url}/studio`)
    for (let number = 0; number < 50; number += 1) await post(client, `Named ${number}`, 'See /studio.')
    await post(client, 'Newest', `${server.url}/studio`)
    expect((await pagesFrom(client, glasses(1))).flat()).toEqual(['Newest', 'Oldest'])
  },
)

test.each(stores)(
  'with %s, a new glass shows at once, and leads on when it is removed',
  async (_, settings) => {
    const environment = await settings()
    const { client, directory, server } = await runningServer(environment)
    for (const title of ['One', 'Two', 'Three']) await post(client, title, `${server.url}/studio`)
    const first = await client.send(glasses(2))
    const again = await client.send(glasses(2), { headers: { 'If-None-Match': String(first.headers.etag) } })
    expect(again.status).toBe(304)
    const [, edge] = json<SavedStory[]>(first)
    await admin({ DATA_DIR: directory, ...environment }, 'stories', 'remove', edge?.id ?? '')
    const next = /^<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? ''
    expect(await pagesFrom(client, next)).toEqual([['One']])
    await post(client, 'Four', `${server.url}/studio`)
    expect(await pagesFrom(client, glasses(9))).toEqual([['Four', 'Three', 'One']])
  },
)

test('stories that wait for approval show no glass until they are approved', async () => {
  const environment = { STORIES_APPROVAL: '1' }
  const { client, directory, server } = await runningServer(environment)
  const saved = json<SavedStory>(await post(client, 'Patient', `${server.url}/studio`))
  expect(await pagesFrom(client, glasses(9))).toEqual([[]])
  await admin({ DATA_DIR: directory, ...environment }, 'stories', 'approve', saved.id)
  expect(await pagesFrom(client, glasses(9))).toEqual([['Patient']])
})

test('with SITE_URL, the glasses are those of that address, whatever host was asked', async () => {
  const { client, server } = await runningServer({ SITE_URL: 'https://vitrine.example' })
  await post(client, 'Of the site', 'https://vitrine.example/studio')
  await post(client, 'Of the host', `${server.url}/studio`)
  expect(await pagesFrom(client, glasses(9))).toEqual([['Of the site']])
})

test('an API without the site finds the glasses of the site that SITE_URL names, with its path', async () => {
  const settings = { SITE_DIR: 'none', SITE_URL: 'https://example.org/docs' }
  const { client, server } = await runningServer(settings)
  await post(client, 'Of the site', 'https://example.org/docs/studio')
  await post(client, 'Without its path', 'https://example.org/studio')
  await post(client, 'Of the API', `${server.url}/studio`)
  expect(await pagesFrom(client, glasses(9))).toEqual([['Of the site']])
})

test('without it, they are those of the host that was asked', async () => {
  const { client, server } = await runningServer()
  await post(client, 'Here', `${server.url}/studio`)
  await post(client, 'There', 'http://there.example/studio')
  const there = await client.send(glasses(9), { headers: { Host: 'there.example' } })
  expect(json<SavedStory[]>(there).map(({ title }) => title)).toEqual(['There'])
  expect(await pagesFrom(client, glasses(9))).toEqual([['Here']])
})

test('stories that an older version saved count, and the database finds them by an index', async () => {
  const DATABASE_URL = await emptyDatabase()
  await query(DATABASE_URL, tablesOfVersion1)
  await query(
    DATABASE_URL,
    `insert into vitrine_stories (id, title, content, category, date)
     select 'old-' || n, 'Old ' || n,
       case when n = 5 then 'My https://vitrine.example/studio?blur=5' else repeat('It went well. ', 20) end,
       'Vitrine Updates', '2026-01-31T09:30:00Z'
     from generate_series(1, 2000) as n`,
  )
  const { client } = await runningServer({ DATABASE_URL, SITE_URL: 'https://vitrine.example' })
  expect(await pagesFrom(client, glasses(9))).toEqual([['Old 5']])
  await query(DATABASE_URL, 'analyze vitrine_stories')
  const plan = await query<Record<string, string>>(
    DATABASE_URL,
    `explain select seq from vitrine_stories where content like '%/studio%' order by seq desc limit 10`,
  )
  expect(JSON.stringify(plan)).toContain('vitrine_stories_seq_idx')
})
