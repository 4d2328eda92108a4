import { showsGlass, studioPath } from '../../src/shared/story-addresses'
import type { Story } from '../../src/shared/story'
import type { Part, RecordList } from '../store/store'
import type { CachedResponse } from './cached-response'
import { lastKnown, type Read } from './last-known'
import { listResponse } from './list-response'
import { invalidQuery, pageLink } from './story-query'

/** Bytes of JSON: enough for the pages that visitors open of one version. */
const memory = 16 * 2 ** 20

/** The stories that show a glass of the studio. */
const glassesOf = (site: string): Part<Story> => ({
  word: studioPath,
  textOf: ({ content }) => content,
  has: (content) => showsGlass(content, site),
})

/** A page of the stories. */
export interface StoryPage {
  limit: number
  /** The cursor of the page before. */
  before?: string | undefined
  /** The address of the site, for those alone that show a glass of its studio. */
  glassesOf?: string | undefined
}

/**
 * Caches pages of the stories.
 *
 * @param base the path of the site, for the address of the next page
 * @returns a function that takes a page, and what counts that somebody has a page made, and throws when these are too many
 */
export function cachedPages(
  list: RecordList<Story>,
  base: string,
): (page: StoryPage, count: () => unknown) => Promise<CachedResponse> {
  const read = lastKnown(list, memory)
  const making = new Map<string, Promise<Read>>()

  const make = async (version: string, { limit, before, glassesOf: site }: StoryPage) => {
    const page = await list.page(limit, before, site === undefined ? undefined : glassesOf(site))
    if (!page) throw invalidQuery([{ field: 'before', message: 'There is no story with this id' }])
    const { records, next } = page
    const others = site === undefined ? {} : { show: 'glass' }
    const link = next && pageLink(base, 'next', limit, { ...others, before: next })
    return { version, response: listResponse(records, link) }
  }

  return (page, count) => {
    const { limit, before = '', glassesOf: site = '' } = page
    const key = `${limit} ${before} ${site}`
    return read(key, (version) => {
      // Requests that come meanwhile share it.
      const shared = `${version} ${key}`
      const underWay = making.get(shared)
      if (underWay) return underWay
      count()
      const made = make(version, page).finally(() => making.delete(shared))
      making.set(shared, made)
      return made
    })
  }
}
