import type { RecordList } from '../store/store'
import type { CachedResponse } from './cached-response'
import { listResponse } from './list-response'
import { invalidQuery, pageLink } from './story-query'

/** Bytes of JSON to keep, enough for the pages that visitors of one version look at. */
const memory = 16 * 2 ** 20

/**
 * Caches pages of a list until the list changes. Every request reads the version again, so a change by another process
 * shows at once.
 */
export function cachedPages<Draft extends object>(
  list: RecordList<Draft>,
): (limit: number, before?: string) => Promise<CachedResponse> {
  let kept = { version: '', size: 0, pages: new Map<string, Promise<CachedResponse>>() }

  const make = async (limit: number, before?: string) => {
    const page = await list.page(limit, before)
    if (!page) throw invalidQuery([{ field: 'before', message: 'There is no story with this id' }])
    const last = page.records.at(-1)
    return listResponse(page.records, page.hasMore && last ? pageLink('next', limit, last.id) : undefined)
  }

  return async (limit, before) => {
    const version = await list.version()
    // Starting anew is simpler than knowing which page was used last, and a page is cheap to make.
    if (kept.version !== version || kept.size > memory) kept = { version, size: 0, pages: new Map() }
    const { pages } = kept
    const key = `${limit} ${before ?? ''}`
    const known = pages.get(key)
    if (known) return known
    const made = make(limit, before)
    pages.set(key, made)
    const owner = kept
    made.then(
      ({ size }) => (owner.size += size),
      // After a failed read the next request must read again.
      () => pages.delete(key),
    )
    return made
  }
}
