import { useEffect, useRef, useState, type Dispatch } from 'react'
import { HttpError } from '../../api/http-client'
import { fetchPosts, type Post, type PostPage, type PostQuery } from '../../api/stories'
import { showsGlass } from '../../shared/story-addresses'
import { siteAddress } from '../../ui/site-address'

/** The state of a request for stories. */
export type LoadState = 'loading' | 'loaded' | 'failed'

/** Which stories are shown; undefined for all. */
export type Show = PostQuery['show']

/** Which stories an address shows. */
export const showIn = (search: string): Show =>
  new URLSearchParams(search).get('show') === 'glass' ? 'glass' : undefined

/** The loaded stories, and where older ones begin, if there are any. */
export interface Stories {
  readonly show: Show
  readonly posts: readonly Post[]
  /** The request for the first stories. */
  readonly state: LoadState
  readonly next: string | undefined
  /** Whether some of them may be out of date. */
  readonly isStale: boolean
  /** The latest request for more stories. */
  readonly moreState: LoadState
}

const atFirst = (show: Show): Stories => ({
  show,
  posts: [],
  state: 'loading',
  next: undefined,
  isStale: false,
  moreState: 'loaded',
})

/**
 * Appends a page, without the stories that are already shown: one may have been posted meanwhile. A page that adds
 * nothing is the last: something in between ignores the cursor.
 */
export function withPage(own: Stories, { posts, next, isStale }: PostPage): Stories {
  const all = new Map([...own.posts, ...posts].map((post) => [post.id, post]))
  return {
    ...own,
    posts: [...all.values()],
    state: 'loaded',
    next: posts.length === 0 || all.size > own.posts.length ? next : undefined,
    isStale: own.isStale || isStale,
    moreState: 'loaded',
  }
}

const report = (error: unknown) =>
  console.error(error instanceof HttpError ? error.message : 'Error fetching posts', error)

/** How many pages without a story are passed over, before a press asks for more. */
const mostEmpty = 10

/** Loads the next stories. A page can be empty: the server examines a limited number of stories for it. */
async function fetchSome(query: PostQuery, signal: AbortSignal): Promise<PostPage> {
  let page = await fetchPosts(query, signal)
  for (let empty = 1; page.posts.length === 0 && page.next !== undefined && empty < mostEmpty; empty += 1)
    page = await fetchPosts({ ...query, before: page.next }, signal)
  return page
}

/** Adds a page to the stories that are shown, unless the filter has changed: its signal is aborted then. */
async function load(query: PostQuery, signal: AbortSignal, change: Dispatch<(own: Stories) => Stories>) {
  const failed =
    query.before === undefined ? ({ state: 'failed' } as const) : ({ moreState: 'failed' } as const)
  try {
    const page = await fetchSome(query, signal)
    if (!signal.aborted) change((own) => withPage(own, page))
  } catch (error) {
    if (signal.aborted) return
    change((own) => ({ ...own, ...failed }))
    report(error)
  }
}

/** Loads the newest stories. `loadMore` loads older ones, and `add` puts a saved one first. */
export function useStories(show: Show) {
  const [stories, setStories] = useState(() => atFirst(show))
  /** Aborted when others are shown. */
  const shown = useRef<AbortSignal>(undefined)
  useEffect(() => {
    const controller = new AbortController()
    shown.current = controller.signal
    const begin = async () => {
      setStories((own) => (own.show === show ? own : atFirst(show)))
      await load({ show }, controller.signal, setStories)
    }
    void begin()
    return () => controller.abort()
  }, [show])

  const loadMore = async () => {
    if (shown.current === undefined) return
    setStories((own) => ({ ...own, moreState: 'loading' }))
    await load({ show: stories.show, before: stories.next }, shown.current, setStories)
  }

  const add = (post: Post) =>
    setStories((own) =>
      own.show === undefined || showsGlass(post.content, siteAddress(''))
        ? { ...own, posts: [post, ...own.posts] }
        : own,
    )
  return { stories, loadMore, add }
}
