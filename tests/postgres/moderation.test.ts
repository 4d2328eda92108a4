import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HttpClient, json } from '../../scripts/harness/http-client'
import { createCluster, type PostgresCluster } from '../../scripts/harness/postgres-cluster'
import { endpoints, storyOf } from '../../scripts/harness/sample-records'
import { openPostgresStore } from '../../server/store/postgres-store'
import { listJson } from '../../server/store/record-json'
import type { SavedStory } from '../../src/shared/story'
import { query } from '../server/support/postgres'
import { serverProcess } from '../server/support/running-server'
import { until } from '../support/until'

let cluster: PostgresCluster

beforeAll(async () => {
  cluster = await createCluster()
})
afterAll(() => cluster.remove())

test('posts, approvals and removals at once leave each story in one place, and counts that match', async () => {
  const DATABASE_URL = cluster.url
  const settings = { DATABASE_URL, STORIES_APPROVAL: '1' }
  const servers = await Promise.all([serverProcess(settings), serverProcess(settings)])
  const owners = await Promise.all(
    [0, 1].map(() => openPostgresStore({ url: DATABASE_URL, warn: () => undefined })),
  )
  const [approver, remover] = owners
  if (!approver || !remover) throw new Error('No store.')
  const approved = new Set<string>()
  const removed = new Set<string>()
  let isPosting = true
  const moderate = async () => {
    for (let round = 0; isPosting || round < 3; round += 1) {
      const ids = (await approver.waiting.entries({}, 1_000)).entries.map(({ record }) => record.id)
      // Both want the same stories: one of them gets each.
      const third = ids.filter((_, index) => index % 3 === 0)
      const [moved, gone] = await Promise.all([
        approver.approve({ ids: ids.filter((_, index) => index % 3 < 2) }),
        remover.waiting.remove({ ids: third }),
      ])
      for (const id of moved) approved.add(id)
      for (const id of gone) removed.add(id)
    }
  }
  const moderating = moderate()
  const posted = await Promise.all(
    servers.map(async ({ server }, index) => {
      const client = new HttpClient(server.url, 20)
      const responses = await Promise.all(
        Array.from({ length: 300 }, (_, number) =>
          client.post(endpoints.savePost, storyOf(`${index}/${number}`)),
        ),
      )
      client.close()
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([202]))
      return responses.map((response) => json<SavedStory>(response).id)
    }),
  )
  isPosting = false
  await moderating

  const waiting = (await approver.waiting.list()).map(({ id }) => id)
  const onBoard = (await approver.stories.list()).map(({ id }) => id)
  expect(onBoard.toSorted()).toEqual([...approved].toSorted())
  expect([...waiting, ...onBoard, ...removed].toSorted()).toEqual(posted.flat().toSorted())
  expect(approved.size).toBeGreaterThan(0)
  expect(removed.size).toBeGreaterThan(0)
  for (const [counts, name, table] of [
    ['vitrine_lists', 'stories', 'vitrine_stories'],
    ['vitrine_waiting_list', 'waiting', 'vitrine_waiting'],
  ] as const) {
    const [row] = await query<{ size: string; rows: string }>(
      DATABASE_URL,
      `select size, (select count(*) from ${table}) as rows from ${counts} where name = '${name}'`,
    )
    expect(row?.size).toBe(row?.rows)
  }
  expect(await approver.stories.bytes()).toBe(Buffer.byteLength(listJson(await approver.stories.list())))
  await Promise.all(owners.map((store) => store.close()))
})

test('a connection that breaks during an approval leaves the story where it was, and the next one succeeds', async () => {
  const store = await openPostgresStore({ url: cluster.url, warn: () => undefined })
  const { id } = await store.waiting.add(storyOf('kept'))
  const before = await store.stories.version()
  // The approval waits for this lock, in its transaction.
  const other = new pg.Client({ connectionString: cluster.url })
  await other.connect()
  await other.query('begin')
  await other.query('select from vitrine_waiting where id = $1 for update', [id])
  const approval = expect(store.approve({ ids: [id] })).rejects.toMatchObject({
    name: 'StoreError',
    reason: 'unavailable',
  })
  await until(async () => {
    const ended = await query(
      cluster.url,
      `select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock'`,
    )
    return ended.length > 0
  })
  await approval
  await other.end()
  expect(await store.stories.version()).toBe(before)
  expect(await store.approve({ ids: [id] })).toEqual([id])
  await store.close()
})
