import { useCallback, useEffect, useState } from 'react'
import { HttpError } from '../../api/http-client'
import { fetchPosts, type Post } from '../../api/stories'

/** The state of the request for the stories. */
export type LoadState = 'loading' | 'loaded' | 'failed'

/** Loads the stories once, newest first. `add` puts a saved one first. */
export function useStories() {
  const [posts, setPosts] = useState<readonly Post[]>([])
  const [state, setState] = useState<LoadState>('loading')

  useEffect(() => {
    const controller = new AbortController()
    const load = async () => {
      try {
        const loaded = await fetchPosts(controller.signal)
        // The answer may contain a story that was posted meanwhile.
        setPosts((own) => [...own, ...loaded.filter(({ id }) => !own.some((post) => post.id === id))])
        setState('loaded')
      } catch (error) {
        if (controller.signal.aborted) return
        setState('failed')
        console.error(error instanceof HttpError ? error.message : 'Error fetching posts', error)
      }
    }
    void load()
    return () => controller.abort()
  }, [])

  const add = useCallback((post: Post) => setPosts((own) => [post, ...own]), [])
  return { posts, state, add }
}
