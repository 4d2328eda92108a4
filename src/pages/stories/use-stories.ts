import { useCallback, useEffect, useState } from 'react'
import { HttpError } from '../../api/http-client'
import { fetchPosts, type Post } from '../../api/stories'

/** How far the one load of the page is. */
export type LoadState = 'loading' | 'answered' | 'failed'

/** The stories, loaded once, newest first; `add` puts a saved one in front. */
export function useStories() {
  const [posts, setPosts] = useState<readonly Post[]>([])
  const [state, setState] = useState<LoadState>('loading')

  useEffect(() => {
    const leaving = new AbortController()
    const load = async () => {
      try {
        const loaded = await fetchPosts(leaving.signal)
        // One that was posted meanwhile may be in the answer, too.
        setPosts((own) => [...own, ...loaded.filter(({ id }) => !own.some((post) => post.id === id))])
        setState('answered')
      } catch (error) {
        if (leaving.signal.aborted) return
        setState('failed')
        // Nothing is shown (SPEC section 8).
        console.error(error instanceof HttpError ? error.message : 'Error fetching posts', error)
      }
    }
    void load()
    return () => leaving.abort()
  }, [])

  const add = useCallback((post: Post) => setPosts((own) => [post, ...own]), [])
  return { posts, state, add }
}
