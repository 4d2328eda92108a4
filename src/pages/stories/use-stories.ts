import { useEffect, useState } from 'react'
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
 * Appends a page, without the stories that are already shown: one may have been posted meanwhile. A page of none but those
 * is the last: something on the way ignores where it should begin.
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

/** A change of the stories, unless others are shown by now. */
const changeOf = (show: Show, next: (own: Stories) => Stories) => (own: Stories) =>
  own.show === show ? next(own) : own

/** Loads the newest stories. `loadMore` loads older ones, and `add` puts a saved one first. */
export function useStories(show: Show) {
  const [stories, setStories] = useState(() => atFirst(show))
  useEffect(() => {
    const controller = new AbortController()
    const load = async () => {
      setStories((own) => (own.show === show ? own : atFirst(show)))
      try {
        const page = await fetchPosts({ show }, controller.signal)
        setStories(changeOf(show, (own) => withPage(own, page)))
      } catch (error) {
        if (controller.signal.aborted) return
        setStories(changeOf(show, (own) => ({ ...own, state: 'failed' })))
        report(error)
      }
    }
    void load()
    return () => controller.abort()
  }, [show])

  const loadMore = async () => {
    const change = (next: (own: Stories) => Stories) => setStories(changeOf(show, next))
    change((own) => ({ ...own, moreState: 'loading' }))
    try {
      const page = await fetchPosts({ show, before: stories.next })
      change((own) => withPage(own, page))
    } catch (error) {
      change((own) => ({ ...own, moreState: 'failed' }))
      report(error)
    }
  }

  const add = (post: Post) =>
    setStories((own) =>
      own.show === undefined || showsGlass(post.content, siteAddress(''))
        ? { ...own, posts: [post, ...own.posts] }
        : own,
    )
  return { stories, loadMore, add }
}
