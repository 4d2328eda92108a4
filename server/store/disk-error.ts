import { StoreError } from './store'

const diskFullCodes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

/** The error for a failed write. Unless the disk is full the cause may pass, so it counts as unavailable. */
export function diskError(error: unknown): StoreError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error'
  if (diskFullCodes.has(code)) {
    return new StoreError('disk-full', `Nothing was saved: the server's disk is full (${code}).`, error)
  }
  return new StoreError(
    'unavailable',
    `Nothing was saved: the server cannot write to its disk (${code}).`,
    error,
  )
}
