import { type RecordList, StoreError } from '../store/store'
import type { CachedResponse } from './cached-response'
import type { ListResponse } from './list-response'

/** Milliseconds that a reader waits for a store that does not answer, when there is something to answer instead. */
const patience = 3_000

/** Bytes that an answer takes beside its JSON, so that empty ones are not many. */
const overhead = 1_024

/** An answer, and the version of the list that it is from. */
export interface Read {
  version: string
  response: ListResponse
}

/** Reads an answer, unless it is known for this version. */
type ReadOrKnown = (key: string, read: (version: string) => Promise<Read>) => Promise<CachedResponse>

/**
 * Keeps answers that are made from a list. Every request reads the version, so a change by another process shows at once.
 * While the store does not answer, what is known is answered again, with its age; one reader at a time waits to find out.
 *
 * @param budget in bytes of JSON; the answers that were used last are kept
 */
export function lastKnown(list: Pick<RecordList<object>, 'version'>, budget: number): ReadOrKnown {
  /** A Map keeps the order of insertion: the least recently used is first. */
  const known = new Map<string, Read & { at: number }>()
  let [size, overdue] = [0, 0]

  /** Whether a version arrives before the reader's patience ends. */
  const isInTime = (version: Promise<string>) =>
    new Promise<boolean>((resolve, reject) => {
      const timer = setTimeout(() => {
        overdue += 1
        const end = () => (overdue -= 1)
        version.then(end, end)
        resolve(false)
      }, patience)
      version.then(() => resolve(true), reject).finally(() => clearTimeout(timer))
    })

  const drop = (key: string) => {
    size -= (known.get(key)?.response.size ?? -overhead) + overhead
    known.delete(key)
  }
  const keep = (key: string, read: Read) => {
    drop(key)
    // It would take the place of all others.
    if (read.response.size + overhead > budget) return
    known.set(key, { ...read, at: performance.now() })
    size += read.response.size + overhead
    for (const oldest of known.keys()) {
      if (size <= budget) break
      drop(oldest)
    }
  }

  return async (key, read) => {
    const last = known.get(key)
    const stale = last && {
      ...last.response,
      age: Math.floor((performance.now() - last.at) / 1000),
    }
    if (stale && overdue > 0) return stale
    try {
      const reading = list.version()
      if (stale && !(await isInTime(reading))) return stale
      const version = await reading
      const found = last?.version === version ? last : await read(version)
      keep(key, found)
      return found.response
    } catch (error) {
      if (stale && error instanceof StoreError) return stale
      throw error
    }
  }
}
