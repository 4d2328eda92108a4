import pg from 'pg'
import { StartupError } from '../startup-error'
import type { StoredData } from './list-data'
import { errorCode } from './postgres-error'
import { migrate } from './postgres-migrations'
import { columnsOf, listTables, storedBytes } from './postgres-tables'
import type { ListName } from './store'

/** How many records of each list were added. */
export interface Imported {
  stories: number
  messages: number
}

/**
 * Adds records with their ids and in their order, all or nothing. A record whose id the database has already is skipped.
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
      const stories = await insert(client, 'stories', data.stories.records)
      const messages = await insert(client, 'messages', data.messages.records)
      await client.query('commit')
      return { stories, messages }
    } finally {
      client.release(true)
    }
  } catch (error) {
    throw new StartupError(
      `DATABASE_URL: nothing was imported (${errorCode(error)}). Check the database and repeat.`,
      { cause: error },
    )
  } finally {
    await pool.end()
  }
}

/** Sends all rows as one JSON parameter, since a statement can have only 65,535; `with ordinality` keeps their order. */
async function insert(client: pg.PoolClient, name: ListName, records: readonly object[]): Promise<number> {
  const { table, fields } = listTables[name]
  const values = ['id', ...fields].map((field) => `row.value ->> '${field}'`)
  await client.query(`select from vitrine_lists where name = '${name}' for update`)
  const { rows } = await client.query<{ bytes: number }>(
    `insert into ${table} (${columnsOf(name).join(', ')})
     select ${values.join(', ')} from json_array_elements($1::json) with ordinality as row (value, place)
     order by place on conflict (id) do nothing returning ${storedBytes(name)} as bytes`,
    [JSON.stringify(records)],
  )
  const bytes = rows.reduce((sum, row) => sum + row.bytes, 0)
  await client.query(
    'update vitrine_lists set version = version + 1, size = size + $2, bytes = bytes + $3 where name = $1',
    [name, rows.length, bytes],
  )
  return rows.length
}
