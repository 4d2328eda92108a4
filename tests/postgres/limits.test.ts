import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { HttpClient, json } from '../../scripts/harness/http-client'
import { createCluster, type PostgresCluster } from '../../scripts/harness/postgres-cluster'
import { endpoints, messageOf, storyOf } from '../../scripts/harness/sample-records'
import { openPostgresStore } from '../../server/store/postgres-store'
import { postFrom } from '../server/support/post-from'
import { query } from '../server/support/postgres'
import { serverProcess } from '../server/support/running-server'

let cluster: PostgresCluster
let DATABASE_URL: string
let databases = 0

beforeAll(async () => {
  cluster = await createCluster()
})
afterAll(() => cluster.remove())
beforeEach(async () => {
  const name = `vitrine${++databases}`
  await query(cluster.url, `create database ${name}`)
  DATABASE_URL = cluster.url.replace(/postgres$/, name)
})

/** Two servers on one database, and a function that posts to them in turn. */
async function twoServers(settings: Record<string, string>) {
  const all = { DATABASE_URL, TRUST_PROXY: '1', ...settings }
  const servers = await Promise.all([serverProcess(all), serverProcess(all)])
  const clients = servers.map(({ server }) => new HttpClient(server.url, 20))
  let next = 0
  const post = async (address: string, path: string = endpoints.savePost, value: object = storyOf(1)) => {
    const client = clients[next++ % 2]
    if (!client) throw new Error('No client.')
    return postFrom(client, address, path, value)
  }
  const saved = async (posts: readonly ReturnType<typeof post>[]) => {
    const responses = await Promise.all(posts)
    for (const { status } of responses) expect([201, 429]).toContain(status)
    return responses.filter(({ status }) => status === 201).length
  }
  return { servers, post, saved }
}

const repeat = <Value>(count: number, make: (index: number) => Value) =>
  Array.from({ length: count }, (_, index) => make(index))

test('a client posts to two servers as often as to one, in turn and at once', async () => {
  const { post, saved } = await twoServers({ WRITE_LIMIT: '5' })
  const statuses = []
  for (let number = 0; number < 8; number += 1) statuses.push((await post('192.0.2.1')).status)
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429, 429])
  const refused = await post('192.0.2.1')
  expect(json<{ error: string }>(refused).error).toMatch(/^Too many posts from your network\. .+ in \d+ s\.$/)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
  expect(await saved(repeat(40, () => post('198.51.100.1')))).toBe(5)
})

test('the networks around clients have four times as much on two servers together', async () => {
  const { post, saved } = await twoServers({ WRITE_LIMIT: '5' })
  expect(await saved(repeat(60, (index) => post(`192.0.2.${index % 10}`)))).toBe(20)
  expect(await saved(repeat(60, (index) => post(`2001:db8:0:${index % 10}::1`)))).toBe(10)
})

test('room is counted by list, for a client and for all together', async () => {
  const { post, saved } = await twoServers({ STORE_LIMIT: '64', WRITE_SIZE: '1024' })
  // A sixteenth, and a half.
  expect(await saved(repeat(10, () => post('192.0.2.1')))).toBe(4)
  expect(await saved(repeat(80, (index) => post(`192.0.${index}.1`)))).toBe(28)
  expect(json<{ error: string }>(await post('203.0.113.1')).error).toMatch(
    /^All together have posted too much today/,
  )
  expect((await post('203.0.113.1', endpoints.saveContact, messageOf(1))).status).toBe(201)
})

test('a client that is refused uses up nothing of its network, on any server', async () => {
  const { post, saved } = await twoServers({ WRITE_LIMIT: '5' })
  expect(await saved(repeat(10, () => post('192.0.2.1')))).toBe(5)
  expect(await saved(repeat(16, (index) => post(`192.0.2.${2 + (index % 4)}`)))).toBeGreaterThan(12)
})

test('without shared counts, each server counts by itself', async () => {
  const { post, saved } = await twoServers({ WRITE_LIMIT: '5' })
  await query(DATABASE_URL, 'alter table vitrine_limits rename to hidden')
  expect(await saved(repeat(40, () => post('192.0.2.1')))).toBe(10)
  await query(DATABASE_URL, 'alter table hidden rename to vitrine_limits')
  expect(await saved(repeat(40, () => post('192.0.2.1')))).toBe(0)
})

test('the counts name no address, and those of past periods are forgotten', async () => {
  const { post } = await twoServers({ WRITE_LIMIT: '5' })
  await post('192.0.2.1')
  const rows = () => query<{ key: string }>(DATABASE_URL, 'select key from vitrine_limits order by key')
  expect(await rows()).toEqual([
    { key: expect.stringMatching(/^requests 0 \d{1,5}$/) },
    { key: expect.stringMatching(/^requests 1 \d{1,5}$/) },
  ])
  // What is counted from now on is of a new period.
  await query(DATABASE_URL, `update vitrine_limits set used = most, ends = now() - interval '1 second'`)
  expect((await post('192.0.2.1')).status).toBe(201)
  await query(DATABASE_URL, `update vitrine_limits set ends = now() - interval '1 second'`)
  const store = await openPostgresStore({ url: DATABASE_URL, warn: () => undefined })
  await store.close()
  expect(await rows()).toEqual([])
})
