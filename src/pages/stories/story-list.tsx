import { useEffect, useRef, useState } from 'react'
import type { Post } from '../../api/stories'
import { StoryCard } from './story-card'
import styles from './story-list.module.css'
import type { LoadState } from './use-stories'

/** How many stories are rendered at first, and added by each Show more (DECISIONS, "Pages"). */
const step = 30

/** The stories; while they load, the shape of some; nothing when they cannot be had (SPEC section 8). */
export function StoryList({ posts, state }: { readonly posts: readonly Post[]; readonly state: LoadState }) {
  const [limit, setLimit] = useState(step)
  const firstAdded = useRef<HTMLElement>(null)

  // The button that was pressed moves down or goes: focus goes on with the first story that came.
  useEffect(() => {
    if (limit > step) firstAdded.current?.focus()
  }, [limit])

  if (posts.length === 0 && state === 'loading') return <Awaited />
  if (posts.length === 0)
    return state === 'answered' ? (
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

/** Where stories will stand. Without a script they never come, so that nothing is promised. */
function Awaited() {
  return (
    <div className={styles.awaited} aria-hidden="true">
      {['first', 'second', 'third'].map((key) => (
        <div key={key} className={`glass ${styles.shape ?? ''}`}>
          <span />
          <span />
          <span />
        </div>
      ))}
    </div>
  )
}
