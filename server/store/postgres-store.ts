import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { StartupError } from '../startup-error'
import { errorCode, postgresError } from './postgres-error'
import { migrate } from './postgres-migrations'
import { columnsOf, type ListName, listTables, storedBytes } from './postgres-tables'
import { recordBytes } from './record-json'
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

  const recordList = <Draft extends object>(name: ListName, fields: readonly (keyof Draft & string)[]) => {
    const { table } = listTables[name]
    const columns = columnsOf(name).join(', ')
    const values = fields.map((_, index) => `$${index + 4}::text`).join(', ')
    const insert = `
      with slot as (
        update vitrine_lists set version = version + 1, size = size + 1, bytes = bytes + $2
        where name = '${name}' and ($1::bigint is null or size < $1) returning name)
      insert into ${table} (${columns}) select $3::text, ${values} from slot returning id`
    const remove = `
      with gone as (delete from ${table} where id = $1 returning ${storedBytes(name)} as bytes)
      update vitrine_lists as list set version = version + 1, size = size - 1, bytes = list.bytes - gone.bytes
      from gone where name = '${name}' returning name`
    const page = (condition: string) =>
      `select ${columns} from ${table} where ${condition} order by seq desc limit $1`
    // The newest row counts too: while a dump is restored, its stamps can be there before its rows.
    const version = `
      select concat(stamp, ' ', (select max(seq) from ${table})) as version
      from vitrine_lists where name = '${name}'`
    const newest = page('true')
    const older = page(`seq < (select seq from ${table} where id = $2)`)

    const list: RecordList<Draft> = {
      list: () => run<Saved<Draft>>(`select ${columns} from ${table} order by seq desc`),
      async page(limit, before) {
        // One more than asked for tells whether there are more.
        const rows = await (before === undefined
          ? run<Saved<Draft>>(newest, [limit + 1])
          : run<Saved<Draft>>(older, [limit + 1, before]))
        if (before !== undefined && rows.length === 0) {
          const found = await run(`select from ${table} where id = $1`, [before])
          if (found.length === 0) return undefined
        }
        return { records: rows.slice(0, limit), hasMore: rows.length > limit }
      },
      async bytes() {
        const [row] = await run<{ bytes: string }>('select bytes from vitrine_lists where name = $1', [name])
        return Number(row?.bytes ?? 0)
      },
      async add(draft) {
        const saved = { id: randomUUID(), ...draft }
        const inserted = await run(insert, [
          recordLimit ?? null,
          recordBytes(saved),
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
        const [row] = await run<{ version: string }>(version)
        return row?.version ?? ''
      },
    }
    return list
  }

  return {
    stories: recordList('stories', listTables.stories.fields),
    messages: recordList('messages', listTables.messages.fields),
    ready: async () => void (await run('select 1')),
    close: () => pool.end(),
  }
}
