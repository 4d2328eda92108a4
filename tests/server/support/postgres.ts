import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import pg from 'pg'

/** The engine of this test file: it takes seconds to start, so the file's tests share it, one after the other. */
let engineUrl: Promise<string> | undefined

/** The real engine in this process, behind a socket that speaks PostgreSQL's protocol. */
async function startEngine(): Promise<string> {
  const db = await PGlite.create()
  const server = new PGLiteSocketServer({ db, host: '127.0.0.1', port: 0, maxConnections: 40 })
  await server.start()
  return `postgres://postgres:postgres@${server.getServerConn()}/postgres?sslmode=disable`
}

/**
 * A PostgreSQL database without the project's tables, for one test. With `TEST_DATABASE_URL` it is that server's, for
 * which the test files must run one by one (`--no-file-parallelism`).
 *
 * @returns its URL
 */
export async function emptyDatabase(): Promise<string> {
  const url = process.env.TEST_DATABASE_URL ?? (await (engineUrl ??= startEngine()))
  const tables = ['stories', 'messages', 'lists', 'migrations'].map((name) => `vitrine_${name}`)
  await query(url, `drop table if exists ${tables.join(', ')}`)
  return url
}

/** Asks a database directly, as nobody but a test does. */
export async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}
