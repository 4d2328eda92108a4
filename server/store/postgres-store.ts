import type { Pool } from 'pg'
import { keyLifetime } from './idempotency'
import { fillWith } from './postgres-backup'
import { approveWith, checkWith } from './postgres-change'
import { sharedLimits } from './postgres-limits'
import { postgresList } from './postgres-list'
import { postgresOutbox } from './postgres-outbox'
import { migrate } from './postgres-migrations'
import { unusable } from './postgres-error'
import { openPool, type PoolOptions } from './postgres-pool'
import { runOn, transactOn } from './postgres-run'
import { listTables } from './postgres-sql'
import { type CapacitySettings, capacitiesOf, storageLimits } from './capacity'
import { type Store, StoreError } from './store'

/** Without `recordLimit`, the number of records is unlimited. */
export type PostgresOptions = PoolOptions & CapacitySettings

/** How often old keys and counts are removed, in milliseconds. */
const cleaning = 60 * 60 * 1000

/**
 * Opens the store in PostgreSQL and brings its tables up to date. The process keeps no state, so that any number of
 * servers can share a database.
 *
 * @throws StartupError when the database cannot be used
 */
export async function openPostgresStore(options: PostgresOptions): Promise<Store> {
  const capacities = capacitiesOf(options.recordLimit, options.byteLimit ?? storageLimits.databaseBytes)
  const pool = await openPool(options)
  const run = runOn(pool)
  const secret = await migrate(pool)
    .then(() => secretIn(pool))
    .catch(async (error: unknown) => {
      await pool.end()
      throw unusable(error, options.url)
    })
  const access = { run, transact: transactOn(pool), warn: options.warn, outboxLimit: options.outboxLimit }
  const stories = postgresList(access, 'stories', listTables.stories.fields, capacities.stories)
  const waiting = postgresList(access, 'waiting', listTables.waiting.fields, capacities.waiting)
  const messages = postgresList(access, 'messages', listTables.messages.fields, capacities.messages)

  const forget = () =>
    run(
      `with over as (delete from vitrine_limits where ends < now())
       delete from vitrine_keys where saved_at < now() - $1 * interval '1 millisecond'`,
      [keyLifetime],
    ).catch(() => undefined)
  await forget()
  const timer = setInterval(() => void forget(), cleaning).unref()

  return {
    stories,
    waiting,
    messages,
    outbox: postgresOutbox(run),
    approve: approveWith(access.transact, capacities.stories),
    check: checkWith(access.transact),
    fill: fillWith(access.transact),
    takeShared: sharedLimits(run, secret),
    secret,
    async ready() {
      const [row] = await run<{ mode: string }>(`select current_setting('transaction_read_only') as mode`)
      if (row?.mode === 'on') throw new StoreError('unavailable', 'The database is read-only.')
      return undefined
    },
    pool: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async close() {
      clearInterval(timer)
      await Promise.all([stories.idle(), waiting.idle(), messages.idle()])
      await pool.end()
    },
  }
}

async function secretIn(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ value: string }>('select value from vitrine_secret')
  if (rows[0]) return rows[0].value
  throw new Error('The table vitrine_secret has no row.')
}
