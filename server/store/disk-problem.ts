import { StoreError } from './store'

const diskFull = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

/** The refusal for a write that the file system did not take; anything but "no room" may pass, so it is unavailable. */
export function diskProblem(error: unknown): StoreError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error'
  if (diskFull.has(code)) {
    return new StoreError('disk-full', `Nothing was saved: the server's disk is full (${code}).`, error)
  }
  return new StoreError(
    'unavailable',
    `Nothing was saved: the server cannot write to its disk (${code}).`,
    error,
  )
}
