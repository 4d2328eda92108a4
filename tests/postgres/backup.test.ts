import pg from 'pg'
import { afterAll, beforeAll, test } from 'vitest'
import { type Bouncer, createBouncer } from '../../scripts/harness/pgbouncer'
import { createCluster, type PostgresCluster } from '../../scripts/harness/postgres-cluster'
import { query } from '../server/support/postgres'
import { restoreDrill } from '../server/support/restore-drill'
import { temporaryFolder } from '../server/support/temporary-folder'
import { until } from '../support/until'

let cluster: PostgresCluster
let bouncer: Bouncer
let databases = 0

beforeAll(async () => {
  cluster = await createCluster()
  bouncer = await createBouncer(cluster.url, 6)
})
afterAll(async () => {
  await bouncer.remove()
  await cluster.remove()
})

/** Settings with an empty database, and the name of that. */
async function emptyDatabase() {
  const name = `vitrine${++databases}`
  await query(cluster.url, `create database ${name}`)
  return { name, settings: { DATABASE_URL: cluster.url.replace(/postgres$/, name) } }
}

test('a backup of a running server, taken through PgBouncer, is restored into an empty database', async () => {
  const [source, target] = [await emptyDatabase(), await emptyDatabase()]
  const owner = { DATABASE_URL: bouncer.url.replace(/postgres$/, source.name) }
  const { DATABASE_URL } = source.settings
  await restoreDrill(source.settings, target.settings, owner, async () => {
    const lock = new pg.Client({ connectionString: DATABASE_URL })
    await lock.connect()
    await lock.query('begin; lock table vitrine_messages in access exclusive mode')
    const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and query like 'declare%'`
    return {
      untilHeld: () => until(async () => (await query(DATABASE_URL, waiting)).length > 0),
      letGo: () => lock.end(),
    }
  })
})

test('a backup of a running server with a file is restored into PostgreSQL', async () => {
  await restoreDrill({ DATA_DIR: await temporaryFolder() }, (await emptyDatabase()).settings)
})

test('a backup of PostgreSQL is restored into a file', async () => {
  await restoreDrill((await emptyDatabase()).settings, { DATA_DIR: await temporaryFolder() })
})
