import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import pg from 'pg'
import { inject } from 'vitest'

/** Shared by all tests of a worker, which run one after the other, because it takes seconds to start. */
let engineUrl: Promise<string> | undefined

/**
 * The real PostgreSQL engine with an empty database. It takes seconds to create one, so the first is left for the test
 * files that come later.
 */
async function createEngine(): Promise<PGlite> {
  const template = join(inject('dist'), 'database.tar')
  if (existsSync(template)) return PGlite.create({ loadDataDir: new Blob([await readFile(template)]) })
  const db = await PGlite.create()
  const dump = await db.dumpDataDir('none')
  const unfinished = `${template}-${process.pid}`
  await writeFile(unfinished, new Uint8Array(await dump.arrayBuffer()))
  await rename(unfinished, template)
  return db
}

/** Starts the real PostgreSQL engine in this process, behind a socket that speaks its protocol. */
async function startEngine(): Promise<string> {
  const db = await createEngine()
  const server = new PGLiteSocketServer({ db, host: '127.0.0.1', port: 0, maxConnections: 40 })
  await server.start()
  return `postgres://postgres:postgres@${server.getServerConn()}/postgres?sslmode=disable`
}

/**
 * A PostgreSQL database without the project's tables, for one test. If `TEST_DATABASE_URL` is set, it is that database,
 * and the test files must run one after the other (`--no-file-parallelism`).
 *
 * @returns its URL
 */
export async function emptyDatabase(): Promise<string> {
  const url = process.env.TEST_DATABASE_URL ?? (await (engineUrl ??= startEngine()))
  const tables = await query<{ name: string }>(
    url,
    `select tablename as name from pg_tables where tablename like 'vitrine%'`,
  )
  if (tables.length > 0) await query(url, `drop table ${tables.map(({ name }) => name).join(', ')}`)
  return url
}

/** Runs a statement without the server. */
export async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}
