import { keyLifetime } from './idempotency'
import { postgresList } from './postgres-list'
import { migrate } from './postgres-migrations'
import { openPool, type PoolOptions, runOn, unusable } from './postgres-pool'
import { listTables } from './postgres-tables'
import type { Store } from './store'

export interface PostgresOptions extends PoolOptions {
  /** Records per list; no limit when undefined. */
  recordLimit?: number | undefined
}

/** How often old keys are removed, in milliseconds. */
const cleaning = 60 * 60 * 1000

/**
 * Opens the store in PostgreSQL and brings its tables up to date. The process keeps no state of its own, so any number
 * of servers can share a database.
 *
 * @throws StartupError when the database cannot be used
 */
export async function openPostgresStore({ recordLimit, ...options }: PostgresOptions): Promise<Store> {
  const pool = await openPool(options)
  try {
    await migrate(pool)
  } catch (error) {
    await pool.end()
    throw unusable(error)
  }
  const run = runOn(pool)
  const stories = postgresList(run, 'stories', listTables.stories.fields, recordLimit)
  const messages = postgresList(run, 'messages', listTables.messages.fields, recordLimit)

  const forgetOldKeys = () =>
    run(`delete from vitrine_keys where saved_at < now() - $1 * interval '1 millisecond'`, [
      keyLifetime,
    ]).catch(() => undefined)
  const timer = setInterval(() => void forgetOldKeys(), cleaning).unref()

  return {
    stories,
    messages,
    ready: async () => void (await run('select 1')),
    async close() {
      clearInterval(timer)
      await Promise.all([stories.idle(), messages.idle()])
      await pool.end()
    },
  }
}
