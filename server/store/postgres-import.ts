import pg from 'pg'
import { StartupError } from '../startup-error'
import type { StoredData } from './list-data'
import { errorCode, obstacleOf } from './postgres-error'
import { migrate } from './postgres-migrations'
import { columnsOf, listTables, storedBytes } from './postgres-statements'
import type { Entry, ListName } from './store'

/** The number of added records by list. */
export type Imported = Record<ListName, number>

/**
 * Adds all records, with their ids and in their order, or none. A record whose id is in the database already is
 * skipped.
 *
 * @param url `postgres://user:password@host:port/database`
 * @throws StartupError when the database rejects them
 */
export async function importRecords(url: string, data: StoredData): Promise<Imported> {
  const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 5_000 })
  try {
    await migrate(pool)
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query(takeOverSecret, [data.secret])
      const stories = await insert(client, 'stories', data.stories.entries)
      const waiting = await insert(client, 'waiting', data.waiting.entries)
      const messages = await insert(client, 'messages', data.messages.entries)
      await client.query('commit')
      return { stories, waiting, messages }
    } finally {
      client.release(true)
    }
  } catch (error) {
    const [fact, fix] = obstacleOf(error, url)
    throw new StartupError(`DATABASE_URL: nothing was imported (${errorCode(error)}): ${fact}. ${fix}.`, {
      cause: error,
    })
  } finally {
    await pool.end()
  }
}

/** The keys of clients depend on the secret: in an empty database, imported keys stay valid with the file's secret. */
const takeOverSecret = `
  update vitrine_secret set value = $1
  where not exists (select from vitrine_stories union all select from vitrine_waiting union all select from vitrine_messages)`

/**
 * Sends all rows as one JSON parameter, since a statement can have 65,535 at most; `with ordinality` keeps the order.
 */
async function insert(
  client: pg.PoolClient,
  name: ListName,
  entries: readonly Entry<object>[],
): Promise<number> {
  const { table, counts, fields } = listTables[name]
  const values = ['id', ...fields].map((field) => `row.value ->> '${field}'`)
  await client.query(`select from ${counts} where name = '${name}' for update`)
  const { rows } = await client.query<{ bytes: number }>(
    `insert into ${table} (${columnsOf(name).join(', ')}, saved_at, client)
     select ${values.join(', ')}, (row.value ->> 'savedAt')::timestamptz, row.value ->> 'client'
     from json_array_elements($1::json) with ordinality as row (value, place)
     ${name === 'waiting' ? notApproved : ''}
     order by place on conflict (id) do nothing returning ${storedBytes(name)} as bytes`,
    [
      JSON.stringify(
        entries.map(({ record, savedAt, client: key }) => ({ ...record, savedAt, client: key })),
      ),
    ],
  )
  const bytes = rows.reduce((sum, row) => sum + row.bytes, 0)
  await client.query(
    `update ${counts} set version = version + 1, size = size + $2, bytes = bytes + $3 where name = $1`,
    [name, rows.length, bytes],
  )
  return rows.length
}

/** A story that was approved after an earlier import must not wait again. */
const notApproved = `where not exists (select from vitrine_stories where id = row.value ->> 'id')`
