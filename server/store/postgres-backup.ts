import pg from 'pg'
import { StartupError } from '../startup-error'
import { type Batch, type Part, noCounts } from './backup'
import { keyLifetime } from './idempotency'
import { type ChangedRow, count } from './postgres-change'
import { unusable } from './postgres-error'
import type { Run, Transact } from './postgres-run'
import { changeStatements, columnsOf, listTables, storedBytes } from './postgres-sql'
import { type ListName, listNames, type Store } from './store'

/** SQL for a time as the file has it. */
const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const rows = (columns: string, source: string) =>
  `select row_to_json(line) as value from (select ${columns} from ${source}) as line`

const records = (name: ListName) =>
  rows(
    [`${iso('saved_at')} as "savedAt"`, 'client', ...columnsOf(name)].join(', '),
    `${listTables[name].table} order by seq`,
  )

/** The query of each part. */
const reads: Readonly<Record<Part, string>> = {
  secret: 'select to_json(value) as value from vitrine_secret',
  outbox: rows(
    `id, kind, ${iso('saved_at')} as "savedAt", attempts, ${iso('next_at')} as "nextAt", failure`,
    'vitrine_outbox order by seq',
  ),
  stories: records('stories'),
  waiting: records('waiting'),
  messages: records('messages'),
  keys: rows(
    'key, fingerprint, id, (extract(epoch from saved_at) * 1000)::bigint as "savedAt"',
    `vitrine_keys where saved_at >= now() - ${keyLifetime} * interval '1 millisecond' order by saved_at`,
  ),
}

/**
 * Reads all that a database keeps, as of one moment, beside the servers that use it. It changes nothing: a replica will do.
 *
 * @param url `postgres://user:password@host:port/database`
 * @throws StartupError when the database cannot be read
 */
export async function* readDatabase(url: string): AsyncGenerator<Batch> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  // The statement that waits is rejected, too.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('begin isolation level repeatable read read only; set local statement_timeout = 0')
    for (const part of Object.keys(reads) as Part[]) {
      await client.query(`declare part no scroll cursor for ${reads[part]}`)
      let values: unknown[]
      do {
        const found = await client.query<{ value: unknown }>('fetch 200 from part')
        values = found.rows.map(({ value }) => value)
        yield { part, values }
      } while (values.length > 0)
      await client.query('close part')
    }
  } catch (error) {
    throw unusable(error, url, 'nothing was backed up')
  } finally {
    await client.end()
  }
}

/** Milliseconds that each statement may take. */
const patience = 10 * 60 * 1000

const anyRecord = listNames.map((name) => `select from ${listTables[name].table}`).join(' union all ')
const anyValue = `${anyRecord} union all select from vitrine_outbox union all select from vitrine_keys`

/** Adds the values in one transaction. */
export const fillWith =
  (transact: Transact): Store['fill'] =>
  (batches, merges = false) =>
    transact(async (run) => {
      // In the order of an approval. Later statements see what others have saved before.
      for (const name of ['waiting', 'stories', 'messages'] as const) await run(changeStatements(name).lock)
      if (!merges && (await run(`${anyValue} limit 1`)).length > 0)
        throw new StartupError('The database is not empty. Set DATABASE_URL to an empty one.')
      const counts = noCounts()
      for await (const batch of batches) {
        const added = await insert(run, batch)
        if (!merges && added < batch.values.length)
          throw new StartupError(`The backup has an id or key twice in ${batch.part}. Use another backup.`)
        counts[batch.part] += added
      }
      return counts
    }, patience)

/** Adds what is new, and returns its number. The values are one parameter, since a statement can have 65,535 at most. */
async function insert(run: Run, { part, values }: Batch): Promise<number> {
  const parameters = [JSON.stringify(values)]
  if (part === 'secret' || part === 'outbox' || part === 'keys')
    return values.length === 0 ? 0 : (await run(inserts[part], parameters)).length
  const added = await run<ChangedRow>(insertRecords(part), parameters)
  await count(run, part, added, 1)
  return added.length
}

const field = (name: string) => `value ->> '${name}'`
const isNew = (name: ListName) =>
  `not exists (select from ${listTables[name].table} where id = ${field('id')})`
const inOrder = 'from json_array_elements($1::json) with ordinality as row (value, place)'

const insertRecords = (name: ListName) => `
  insert into ${listTables[name].table} (saved_at, client, ${columnsOf(name).join(', ')})
  select (${field('savedAt')})::timestamptz, ${['client', 'id', ...listTables[name].fields].map(field).join(', ')}
  ${inOrder} where ${
    // A story that was approved after an earlier import must not wait again.
    name === 'waiting' ? isNew('stories') : 'true'
  }
  order by place on conflict (id) do nothing returning id, ${storedBytes(name)} as bytes`

const inserts = {
  // The keys of clients depend on the secret: an empty database takes it over, so that they stay valid.
  secret: `update vitrine_secret set value = $1::json ->> 0 where not exists (${anyRecord}) returning value`,
  // Only for new records: a repeated import announces nothing again.
  outbox: `
    insert into vitrine_outbox (id, kind, saved_at, attempts, next_at, failure)
    select ${field('id')}, ${field('kind')}, (${field('savedAt')})::timestamptz, (${field('attempts')})::int,
      (${field('nextAt')})::timestamptz, ${field('failure')}
    ${inOrder} where ${listNames.map(isNew).join(' and ')} order by place on conflict (id) do nothing returning id`,
  keys: `
    insert into vitrine_keys (key, fingerprint, id, saved_at)
    select ${field('key')}, ${field('fingerprint')}, ${field('id')}, to_timestamp((${field('savedAt')})::bigint / 1000.0)
    ${inOrder} on conflict (key) do nothing returning key`,
}
