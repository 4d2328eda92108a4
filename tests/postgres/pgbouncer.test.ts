import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Bouncer, createBouncer } from '../../scripts/harness/pgbouncer'
import { createCluster, type PostgresCluster } from '../../scripts/harness/postgres-cluster'
import { storyOf } from '../../scripts/harness/sample-records'
import { openPostgresStore } from '../../server/store/postgres-store'
import { query } from '../server/support/postgres'
import { until } from '../support/until'

let cluster: PostgresCluster
let bouncer: Bouncer

beforeAll(async () => {
  cluster = await createCluster()
  bouncer = await createBouncer(cluster.url, 6)
})
afterAll(async () => {
  await bouncer.remove()
  await cluster.remove()
})

const others = `from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`

test('behind PgBouncer, which pools transactions, what was answered with an error is not saved later', async () => {
  const store = await openPostgresStore({ url: bouncer.url, warn: () => undefined })
  const waiting = await store.waiting.add(storyOf('waiting'))
  await Promise.all(Array.from({ length: 6 }, () => store.stories.list()))
  // All connections to PgBouncer are open, and those behind it are new: the settings of the old ones are gone.
  const ended = await query<{ pid: number }>(cluster.url, `select pid, pg_terminate_backend(pid) ${others}`)
  const pids = ended.map(({ pid }) => pid).join(', ')
  await until(
    async () =>
      (await query(cluster.url, `select 1 from pg_stat_activity where pid in (${pids})`)).length === 0,
  )

  const owner = new pg.Client({ connectionString: cluster.url })
  await owner.connect()
  await owner.query('begin')
  await owner.query(`select from vitrine_lists where name = 'stories' for update`)
  const outcomes = await Promise.allSettled([
    store.stories.add(storyOf('blocked'), { key: 'key' }),
    store.approve({ ids: [waiting.id] }),
  ])
  for (const outcome of outcomes)
    expect(outcome).toMatchObject({ status: 'rejected', reason: { reason: 'unavailable' } })
  await owner.end()
  // Whatever still waits for the lock has it now, before this takes it.
  await query(cluster.url, `update vitrine_lists set version = version where name = 'stories'`)
  expect(await store.stories.list()).toEqual([])
  expect(await store.waiting.list()).toEqual([waiting])

  const saved = await store.stories.add(storyOf('blocked'), { key: 'key' })
  expect(await store.stories.add(storyOf('blocked'), { key: 'key' })).toEqual(saved)
  expect(await store.approve({ ids: [waiting.id] })).toEqual([waiting.id])
  expect(await store.stories.list()).toEqual([waiting, saved])
  await store.close()
})

test('behind PgBouncer, of several servers that ask at once, one gets a notification', async () => {
  const options = { url: bouncer.url, outboxLimit: 10, warn: () => undefined }
  const stores = await Promise.all([1, 2, 3].map(() => openPostgresStore(options)))
  const [one] = stores
  const ids = [await one?.waiting.add(storyOf(1)), await one?.waiting.add(storyOf(2))].map(
    (story) => story?.id,
  )
  const takeAll = async () =>
    (await Promise.all(stores.map(({ outbox }) => outbox.take('story.waiting')))).flatMap((taken) =>
      taken === undefined ? [] : [taken.id],
    )
  expect(await takeAll()).toEqual(ids.slice(0, 1))
  // The second waits for the outcome of the first.
  expect(await takeAll()).toEqual([])
  await one?.outbox.settle(ids[0] ?? '')
  expect(await takeAll()).toEqual(ids.slice(1))
  for (const store of stores) await store.close()
})
