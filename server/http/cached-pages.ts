import type { RecordList } from '../store/store'
import type { CachedResponse } from './cached-response'
import { listResponse } from './list-response'
import { invalidQuery, pageLink } from './story-query'

/** Bytes of JSON: enough for the pages that visitors open of one version. */
const memory = 16 * 2 ** 20

/**
 * Caches pages of a list until the list changes. Every request reads the version, so a change by another process shows
 * at once.
 *
 * @param base the path of the site, for the address of the next page
 */
export function cachedPages<Draft extends object>(
  list: RecordList<Draft>,
  base: string,
): (limit: number, before?: string) => Promise<CachedResponse> {
  let kept = { version: '', size: 0, pages: new Map<string, Promise<CachedResponse>>() }

  const make = async (limit: number, before?: string) => {
    const page = await list.page(limit, before)
    if (!page) throw invalidQuery([{ field: 'before', message: 'There is no story with this id' }])
    return listResponse(page.records, page.next && pageLink(base, 'next', limit, page.next))
  }

  return async (limit, before) => {
    const version = await list.version()
    // Clearing is simpler than evicting single pages, and a page is cheap to make.
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
      // After a failure, the next request reads again.
      () => pages.delete(key),
    )
    return made
  }
}
