import { StoreError } from './store'

/** SQLSTATE disk_full (PostgreSQL manual, appendix A). */
const diskFull = '53100'

/** The error for a failed query or connection. Unless the disk is full the cause may pass, so it counts as unavailable. */
export function postgresError(error: unknown): StoreError {
  if (error instanceof StoreError) return error
  const code = errorCode(error)
  if (code === diskFull) {
    return new StoreError('disk-full', `Nothing was saved: the database's disk is full (${code}).`, error)
  }
  return new StoreError('unavailable', `The database is not available at the moment (${code}).`, error)
}

/** The code of the system or of PostgreSQL. The message is not used: it could name hosts, users or values. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'no response'
