import { StoreError } from './store'

/** SQLSTATE disk_full (PostgreSQL manual, appendix A). */
const diskFull = '53100'

/** The refusal for what the database or the way to it did not do; whatever it was, it may pass. */
export function postgresProblem(error: unknown): StoreError {
  if (error instanceof StoreError) return error
  const code = errorCode(error)
  if (code === diskFull) {
    return new StoreError('disk-full', `Nothing was saved: the database's disk is full (${code}).`, error)
  }
  return new StoreError('unavailable', `The database is not available at this moment (${code}).`, error)
}

/** A code of the system or of PostgreSQL; an error's text could name hosts, users or values. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'no answer'
