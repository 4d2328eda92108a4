import type { RecordList } from '../store/store'
import type { CachedResponse } from './cached-response'
import { lastKnown, type Read } from './last-known'
import { listResponse } from './list-response'
import { invalidQuery, pageLink } from './story-query'

/** Bytes of JSON: enough for the pages that visitors open of one version. */
const memory = 16 * 2 ** 20

/**
 * Caches pages of a list.
 *
 * @param base the path of the site, for the address of the next page
 */
export function cachedPages<Draft extends object>(
  list: RecordList<Draft>,
  base: string,
): (limit: number, before?: string) => Promise<CachedResponse> {
  const read = lastKnown(list, memory)
  const making = new Map<string, Promise<Read>>()

  const make = async (version: string, limit: number, before?: string) => {
    const page = await list.page(limit, before)
    if (!page) throw invalidQuery([{ field: 'before', message: 'There is no story with this id' }])
    const link = page.next && pageLink(base, 'next', limit, page.next)
    return { version, response: listResponse(page.records, link) }
  }

  return (limit, before) => {
    const key = `${limit} ${before ?? ''}`
    return read(key, (version) => {
      // Requests that come meanwhile share it.
      const shared = `${version} ${key}`
      const made = making.get(shared) ?? make(version, limit, before).finally(() => making.delete(shared))
      making.set(shared, made)
      return made
    })
  }
}
