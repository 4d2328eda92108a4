import { setImmediate } from 'node:timers/promises'
import type { RecordList } from '../store/store'
import type { CachedResponse } from './cached-response'
import { HttpError } from './http-error'
import { lastKnown } from './last-known'
import { type ListResponse, listResponse } from './list-response'
import { pageLink } from './story-query'

/** The number of stories that the page loads at a time. */
const pageSize = 30

/** The response for a version of the list, which may still be in progress. */
interface Build {
  version: string
  response: Promise<ListResponse>
}

/**
 * Caches the JSON array of a whole list. During many changes, one list at a time is made and compressed; requests in the meantime share the next one.
 *
 * @param budget in bytes of JSON; a longer list is rejected without being made
 * @param base the path of the site, for the address of the first page
 */
export function cachedList<Draft extends object>(
  list: RecordList<Draft>,
  budget: number,
  base: string,
): () => Promise<CachedResponse> {
  const read = lastKnown(list, Infinity)
  let latest: Build | undefined
  let isBuilding = false
  let next: Promise<Build> | undefined

  const make = async () => {
    if ((await list.bytes()) > budget) throw tooLong(budget, base)
    return listResponse(await list.list())
  }

  function start(version: string): Build {
    const build = { version, response: make() }
    latest = build
    isBuilding = true
    const end = () => (isBuilding = false)
    build.response
      .then(async ({ compressions }) => {
        // Let the waiting requests ask for their codings first.
        await setImmediate()
        await compressions()
      })
      // After a failure, the next request reads again.
      .catch(() => (latest = undefined))
      .finally(end)
    return build
  }

  /** A build that starts after this call. */
  async function nextBuild(previous: Build): Promise<Build> {
    try {
      const made = await previous.response.catch(() => undefined)
      await setImmediate()
      await made?.compressions()
      const version = await list.version()
      return latest?.version === version ? latest : start(version)
    } finally {
      next = undefined
    }
  }

  const buildOf = (version: string) => {
    if (latest?.version === version) return latest
    if (latest === undefined || (!isBuilding && next === undefined)) return start(version)
    return (next ??= nextBuild(latest))
  }
  return () =>
    read('', async (wanted) => {
      const { version, response } = await buildOf(wanted)
      return { version, response: await response }
    })
}

const tooLong = (budget: number, base: string) =>
  new HttpError(
    400,
    `The list is longer than ${Math.floor(budget / 2 ** 20)} MiB. Ask for a page of it: add ?limit=${pageSize}.`,
    { headers: { Link: pageLink(base, 'first', pageSize) } },
  )
