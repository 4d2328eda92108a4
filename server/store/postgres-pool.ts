import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { StartupError } from '../startup-error'
import { errorCode, obstacleOf, unusable } from './postgres-error'

/**
 * Milliseconds: longer than any statement here takes, shorter than a visitor would wait. A wait for a lock ends well before
 * the driver gives up, also when the statement has waited for a connection: what is answered with an error is not saved later.
 */
export const timeouts = { connect: 5_000, lock: 5_000, statement: 10_000, retry: 500 }

/** The codes of a database that may start later: the system's, and PostgreSQL's cannot_connect_now. */
const lateCodes = /^(ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|57P03|no response)$/

export interface PoolOptions {
  /** `postgres://user:password@host:port/database` */
  url: string
  /** The most open connections; 10 by default. */
  connections?: number | undefined
  /** How long to wait for a database that has not started yet, in seconds; 0 by default. */
  patience?: number | undefined
  /** Called when an idle connection breaks, and when the database is late. */
  warn: (message: string) => void
}

/**
 * Opens connections to a database.
 *
 * @throws StartupError when the database does not respond, rejects the connection, or does not store UTF-8
 */
export async function openPool({ url, connections = 10, patience = 0, warn }: PoolOptions): Promise<pg.Pool> {
  const config = {
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: timeouts.connect,
    query_timeout: timeouts.statement + 1_000,
    // The pool waits for the promise, although its type does not say so.
    onConnect: setTimeouts,
  }
  const pool = new pg.Pool(config)
  pool.on('error', (error) => warn(`A connection to the database broke (${errorCode(error)}).`))
  try {
    await untilConnected(pool, url, patience, warn)
    const { rows } = await pool.query<{ encoding: string }>(
      `select current_setting('server_encoding') as encoding`,
    )
    const encoding = rows[0]?.encoding
    if (encoding === 'UTF8') return pool
    throw new StartupError(
      `DATABASE_URL: the database stores text as ${encoding}, which has no place for most of the world's characters. Create one with "createdb --encoding=UTF8 --template=template0".`,
    )
  } catch (error) {
    await pool.end()
    throw unusable(error, url)
  }
}

/**
 * Not as parameters of the connection, which PgBouncer rejects. Where it pools transactions, other connections get them: so
 * each write has its own, too.
 */
const setTimeouts = (client: pg.ClientBase) =>
  client.query(`set statement_timeout = ${timeouts.statement}; set lock_timeout = ${timeouts.lock}`)

async function untilConnected(
  pool: pg.Pool,
  url: string,
  patience: number,
  warn: (message: string) => void,
): Promise<void> {
  const end = performance.now() + patience * 1000
  for (let attempt = 0; ; attempt += 1) {
    try {
      await pool.query('select 1')
      if (attempt > 0) warn('The database is available.')
      return
    } catch (error) {
      const code = errorCode(error)
      if (!lateCodes.test(code) || performance.now() > end) throw error
      if (attempt === 0)
        warn(
          `The database is not available yet (${code}): ${obstacleOf(error, url)[0]}. Trying again for ${patience} seconds.`,
        )
      await wait(timeouts.retry)
    }
  }
}
