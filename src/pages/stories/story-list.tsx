import { useEffect, useRef, useState } from 'react'
import type { Post } from '../../api/stories'
import { StoryCard } from './story-card'
import styles from './story-list.module.css'
import type { LoadState } from './use-stories'

/** Stories rendered at first, and added by each Show more. */
const step = 30

/** The stories, or placeholders while they load. When they cannot be loaded, nothing is shown. */
export function StoryList({ posts, state }: { readonly posts: readonly Post[]; readonly state: LoadState }) {
  const [limit, setLimit] = useState(step)
  const firstAdded = useRef<HTMLElement>(null)

  // The pressed button moves down or disappears, so the first new story takes the focus.
  useEffect(() => {
    if (limit > step) firstAdded.current?.focus()
  }, [limit])

  if (posts.length === 0 && state === 'loading') return <Placeholders />
  if (posts.length === 0)
    return state === 'loaded' ? (
      <p className={`glass ${styles.empty ?? ''}`}>No posts yet. Share your experience!</p>
    ) : null
  return (
    <>
      <ul className={styles.list}>
        {posts.slice(0, limit).map((post, index) => (
          <li key={post.id}>
            <StoryCard post={post} ref={index === limit - step ? firstAdded : undefined} />
          </li>
        ))}
      </ul>
      {posts.length > limit && (
        <p className={styles.more}>
          <button type="button" className="button" onClick={() => setLimit(limit + step)}>
            Show more
          </button>
        </p>
      )}
    </>
  )
}

/** Placeholders for the stories. The CSS hides them without scripts, because no story would replace them. */
function Placeholders() {
  return (
    <div className={styles.placeholders} aria-hidden="true">
      {['first', 'second', 'third'].map((key) => (
        <div key={key} className={`glass ${styles.placeholder ?? ''}`}>
          <span />
          <span />
          <span />
        </div>
      ))}
    </div>
  )
}
