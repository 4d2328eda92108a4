import pg from 'pg'
import { StartupError } from '../startup-error'
import type { StoredData } from './data-file'
import { errorCode } from './postgres-error'
import { migrate } from './postgres-migrations'

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
      const stories = await insert(client, 'stories', ['title', 'content', 'category', 'date'], data.stories)
      const messages = await insert(
        client,
        'messages',
        ['fullName', 'phoneNumber', 'email', 'message'],
        data.messages,
      )
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
async function insert(
  client: pg.PoolClient,
  name: keyof Imported,
  fields: readonly string[],
  records: readonly object[],
): Promise<number> {
  const columns = ['id', ...fields].map((field) => `"${field}"`)
  const values = ['id', ...fields].map((field) => `row.value ->> '${field}'`)
  await client.query(`select from vitrine_lists where name = '${name}' for update`)
  const { rowCount } = await client.query(
    `insert into vitrine_${name} (${columns.join(', ')})
     select ${values.join(', ')} from json_array_elements($1::json) with ordinality as row (value, place)
     order by place on conflict (id) do nothing`,
    [JSON.stringify(records)],
  )
  const added = rowCount ?? 0
  await client.query('update vitrine_lists set version = version + 1, size = size + $2 where name = $1', [
    name,
    added,
  ])
  return added
}
