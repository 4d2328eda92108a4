import type pg from 'pg'
import { StartupError } from '../startup-error'
import { errorCode, postgresError } from './postgres-error'
import { storageLimits } from './capacity'
import { timeouts } from './postgres-pool'
import { StoreError } from './store'

/**
 * Runs one statement, which is one transaction.
 *
 * @param name if given, each connection plans the statement once, which takes about as long as running it
 * @throws StoreError
 */
export type Run = <Row extends pg.QueryResultRow>(
  text: string,
  values?: unknown[],
  name?: string,
) => Promise<Row[]>

/**
 * Runs some work in one transaction, which is rolled back when the work throws. A StartupError is passed on as it is.
 *
 * @param patience milliseconds that each of its statements may take; by default as long as a visitor would wait
 * @throws StoreError
 */
export type Transact = <Result>(work: (run: Run) => Promise<Result>, patience?: number) => Promise<Result>

/** SQLSTATE invalid_sql_statement_name and duplicate_prepared_statement (PostgreSQL manual, appendix A). */
const unknownStatement = new Set(['26000', '42P05'])

/** Runs statements on a pool, and rejects them when too many wait for a connection. */
export function runOn(pool: pg.Pool): Run {
  return async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = [], name?: string) => {
    rejectWhenBusy(pool)
    const planned = pool.query<Row>({ text, values, ...(name !== undefined && { name }) })
    try {
      const { rows } = await planned.catch((error: unknown) => {
        if (name === undefined || !unknownStatement.has(errorCode(error))) throw error
        // Older versions of PgBouncer, when they pool transactions, do not know which connection planned a statement.
        return pool.query<Row>(text, values)
      })
      return rows
    } catch (error) {
      throw postgresError(error)
    }
  }
}

/** Runs transactions on a pool, and rejects them when too many statements wait for a connection. */
export function transactOn(pool: pg.Pool): Transact {
  return async (work, patience = timeouts.statement) => {
    rejectWhenBusy(pool)
    const client = await pool.connect().catch((error: unknown) => Promise.reject(postgresError(error)))
    // A broken connection rejects the statement, too; without a listener, the event would end the process.
    const ignore = () => undefined
    client.on('error', ignore)
    const run: Run = async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
      (await client.query<Row>(withPatience({ text, values }, patience))).rows
    let isDone = false
    try {
      // Both are of this transaction alone, whoever has its connection next.
      await client.query(
        `begin; set local statement_timeout = ${patience}; set local lock_timeout = ${timeouts.lock}`,
      )
      const result = await work(run)
      await client.query('commit')
      isDone = true
      return result
    } catch (error) {
      throw error instanceof StartupError ? error : postgresError(error)
    } finally {
      client.off('error', ignore)
      // Closing the connection rolls back the transaction, even if the connection has failed.
      client.release(!isDone)
    }
  }
}

/** The driver's own limit, a second later; its types do not know that a statement can have one. */
export const withPatience = (query: pg.QueryConfig, patience: number): pg.QueryConfig =>
  Object.assign(query, { query_timeout: patience + 1_000 })

function rejectWhenBusy(pool: pg.Pool): void {
  if (pool.waitingCount < storageLimits.waiting) return
  throw new StoreError('busy', 'The server has too many requests at the moment. Please try again shortly.')
}
