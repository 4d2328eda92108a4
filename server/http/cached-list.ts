import type { RecordList } from '../store/store'
import type { CachedResponse } from './cached-response'
import { HttpError } from './http-error'
import { listResponse } from './list-response'
import { pageLink } from './story-query'

/** How many stories the page loads at a time. */
const pageSize = 30

/**
 * Caches the JSON array of a whole list: it is serialized once per version of the list. Every request reads the version
 * again, so a change by another process shows at once.
 *
 * @param budget in bytes of JSON; a longer list is refused, and never made
 */
export function cachedList<Draft extends object>(
  list: RecordList<Draft>,
  budget: number,
): () => Promise<CachedResponse> {
  let latest: { version: string; response: Promise<CachedResponse> } | undefined

  const make = async () => {
    if ((await list.bytes()) > budget) throw tooLong(budget)
    return listResponse(await list.list())
  }

  return async () => {
    const version = await list.version()
    if (latest?.version !== version) {
      const made = { version, response: make() }
      latest = made
      // After a failed read the next request must read again.
      made.response.catch(() => {
        if (latest === made) latest = undefined
      })
    }
    return latest.response
  }
}

const tooLong = (budget: number) =>
  new HttpError(
    400,
    `The list is longer than ${Math.floor(budget / 2 ** 20)} MiB. Ask for a page of it: add ?limit=${pageSize}.`,
    { headers: { Link: pageLink('first', pageSize) } },
  )
