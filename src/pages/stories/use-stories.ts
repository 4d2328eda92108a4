import { useCallback, useEffect, useState } from 'react'
import { HttpError } from '../../api/http-client'
import { fetchPosts, type Post, type PostPage } from '../../api/stories'

/** The state of a request for stories. */
export type LoadState = 'loading' | 'loaded' | 'failed'

/** The loaded stories, and where older ones begin, if there are any. */
export interface Stories {
  readonly posts: readonly Post[]
  /** The request for the first stories. */
  readonly state: LoadState
  readonly next: string | undefined
  /** Whether some of them may be out of date. */
  readonly isStale: boolean
  /** The latest request for more stories. */
  readonly moreState: LoadState
}

const atFirst: Stories = {
  posts: [],
  state: 'loading',
  next: undefined,
  isStale: false,
  moreState: 'loaded',
}

/**
 * Appends a page, without the stories that are already shown: one may have been posted meanwhile. A page without any other
 * is the last: something on the way ignores where it should begin.
 */
export function withPage(own: Stories, { posts, next, isStale }: PostPage): Stories {
  const all = new Map([...own.posts, ...posts].map((post) => [post.id, post]))
  return {
    posts: [...all.values()],
    state: 'loaded',
    next: all.size > own.posts.length ? next : undefined,
    isStale: own.isStale || isStale,
    moreState: 'loaded',
  }
}

const report = (error: unknown) =>
  console.error(error instanceof HttpError ? error.message : 'Error fetching posts', error)

/** Loads the newest stories. `loadMore` loads older ones, and `add` puts a saved one first. */
export function useStories() {
  const [stories, setStories] = useState(atFirst)

  useEffect(() => {
    const controller = new AbortController()
    const load = async () => {
      try {
        const page = await fetchPosts(undefined, controller.signal)
        setStories((own) => withPage(own, page))
      } catch (error) {
        if (controller.signal.aborted) return
        setStories((own) => ({ ...own, state: 'failed' }))
        report(error)
      }
    }
    void load()
    return () => controller.abort()
  }, [])

  const loadMore = async () => {
    setStories((own) => ({ ...own, moreState: 'loading' }))
    try {
      const page = await fetchPosts(stories.next)
      setStories((own) => withPage(own, page))
    } catch (error) {
      setStories((own) => ({ ...own, moreState: 'failed' }))
      report(error)
    }
  }

  const add = useCallback((post: Post) => setStories((own) => ({ ...own, posts: [post, ...own.posts] })), [])
  return { stories, loadMore, add }
}
