import { keyLifetime } from './idempotency'
import { type FillRow, postgresList, remedy, toFill } from './postgres-list'
import { migrate } from './postgres-migrations'
import { openPool, type PoolOptions, runOn, unusable } from './postgres-pool'
import { listTables } from './postgres-tables'
import { lackOfRoom, type RoomSettings, roomsOf } from './room'
import { storageLimits } from './storage-limits'
import { type ListName, type Store, StoreError } from './store'

/** Without a `recordLimit`, the number of records is not limited. */
export type PostgresOptions = PoolOptions & RoomSettings

/** How often old keys are removed, in milliseconds. */
const cleaning = 60 * 60 * 1000

/**
 * Opens the store in PostgreSQL and brings its tables up to date. The process keeps no state of its own, so any number
 * of servers can share a database.
 *
 * @throws StartupError when the database cannot be used
 */
export async function openPostgresStore(options: PostgresOptions): Promise<Store> {
  const rooms = roomsOf(options.recordLimit, options.byteLimit ?? storageLimits.databaseBytes)
  const pool = await openPool(options)
  try {
    await migrate(pool)
  } catch (error) {
    await pool.end()
    throw unusable(error)
  }
  const run = runOn(pool)
  const stories = postgresList(run, 'stories', listTables.stories.fields, rooms.stories, options.warn)
  const messages = postgresList(run, 'messages', listTables.messages.fields, rooms.messages, options.warn)

  const forgetOldKeys = () =>
    run(`delete from vitrine_keys where saved_at < now() - $1 * interval '1 millisecond'`, [
      keyLifetime,
    ]).catch(() => undefined)
  const timer = setInterval(() => void forgetOldKeys(), cleaning).unref()

  return {
    stories,
    messages,
    async ready() {
      const rows = await run<FillRow & { name: ListName; read_only: string }>(
        `select name, size, bytes, current_setting('transaction_read_only') as read_only from vitrine_lists`,
      )
      const largest = { records: 1, bytes: storageLimits.recordBytes }
      for (const { name, read_only: readOnly, ...fill } of rows) {
        if (readOnly === 'on') throw new StoreError('unavailable', 'The database is read-only.')
        const error = lackOfRoom(name, toFill(fill), largest, rooms[name], remedy)
        if (error) throw error
      }
    },
    async close() {
      clearInterval(timer)
      await Promise.all([stories.idle(), messages.idle()])
      await pool.end()
    },
  }
}
