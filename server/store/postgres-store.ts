import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { StartupError } from '../startup-error'
import { errorCode, postgresError } from './postgres-error'
import { migrate } from './postgres-migrations'
import { storageLimits } from './storage-limits'
import { type RecordList, type Saved, type Store, StoreError } from './store'

/** Milliseconds: longer than any statement here takes, shorter than a visitor would wait. */
const timeouts = { connect: 5_000, statement: 10_000 }

export interface PostgresOptions {
  /** `postgres://user:password@host:port/database` */
  url: string
  /** Records per list; no limit when undefined. */
  recordLimit?: number | undefined
  /** Called when an idle connection breaks. */
  warn: (message: string) => void
}

/**
 * Opens the store in PostgreSQL and brings its tables up to date. The process keeps no state of its own, so any number
 * of servers can share a database.
 *
 * @throws StartupError when the database does not respond or rejects the connection
 */
export async function openPostgresStore({ url, recordLimit, warn }: PostgresOptions): Promise<Store> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: timeouts.connect,
    statement_timeout: timeouts.statement,
    query_timeout: timeouts.statement + 1_000,
    lock_timeout: timeouts.statement,
  })
  pool.on('error', (error) => warn(`A connection to the database broke (${errorCode(error)}).`))
  try {
    await migrate(pool)
  } catch (error) {
    await pool.end()
    throw new StartupError(
      `DATABASE_URL: the database cannot be used (${errorCode(error)}). Check that it is running, that the URL is right, and that the user may create tables.`,
      { cause: error },
    )
  }

  /** Runs one statement, which is one transaction. */
  async function run<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    if (pool.waitingCount >= storageLimits.waiting) {
      throw new StoreError(
        'busy',
        'The server has too many requests at the moment. Please try again shortly.',
      )
    }
    try {
      return (await pool.query<Row>(text, values)).rows
    } catch (error) {
      throw postgresError(error)
    }
  }

  const recordList = <Draft extends object>(name: string, fields: readonly (keyof Draft & string)[]) => {
    const table = `vitrine_${name}`
    const columns = fields.map((field) => `"${field}"`).join(', ')
    const values = fields.map((_, index) => `$${index + 3}::text`).join(', ')
    const insert = `
      with slot as (
        update vitrine_lists set version = version + 1, size = size + 1
        where name = '${name}' and ($1::bigint is null or size < $1) returning name)
      insert into ${table} (id, ${columns}) select $2::text, ${values} from slot returning id`
    const remove = `
      with gone as (delete from ${table} where id = $1 returning id)
      update vitrine_lists set version = version + 1, size = size - 1
      where name = '${name}' and exists (select from gone) returning name`

    const list: RecordList<Draft> = {
      list: () => run<Saved<Draft>>(`select id, ${columns} from ${table} order by seq desc`),
      async add(draft) {
        const saved = { id: randomUUID(), ...draft }
        const inserted = await run(insert, [
          recordLimit ?? null,
          saved.id,
          ...fields.map((field) => draft[field]),
        ])
        if (inserted.length > 0) return saved
        throw new StoreError(
          'full',
          `The store is full: it holds ${recordLimit} ${name}. The owner can raise STORE_LIMIT.`,
        )
      },
      remove: async (id) => (await run(remove, [id])).length > 0,
      async version() {
        const [row] = await run<{ version: string }>('select version from vitrine_lists where name = $1', [
          name,
        ])
        return row?.version ?? ''
      },
    }
    return list
  }

  return {
    stories: recordList('stories', ['title', 'content', 'category', 'date']),
    messages: recordList('messages', ['fullName', 'phoneNumber', 'email', 'message']),
    ready: async () => void (await run('select 1')),
    close: () => pool.end(),
  }
}
