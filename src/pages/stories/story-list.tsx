import { useEffect, useRef, useState } from 'react'
import { StoryCard } from './story-card'
import styles from './story-list.module.css'
import type { Stories } from './use-stories'

interface StoryListProps {
  readonly stories: Stories
  readonly onMore: () => Promise<void>
}

/** The stories, or placeholders while they load. When they cannot be loaded, nothing is shown. */
export function StoryList({ stories: { posts, state, hasMore, moreState }, onMore }: StoryListProps) {
  const [lastBefore, setLastBefore] = useState<string>()
  const firstAdded = useRef<HTMLElement>(null)

  // The pressed button moves down or disappears, so the first new story takes the focus.
  useEffect(() => {
    if (moreState === 'loaded') firstAdded.current?.focus()
  }, [moreState])

  if (posts.length === 0 && state === 'loading') return <Placeholders />
  if (posts.length === 0)
    return state === 'loaded' ? (
      <p className={`glass ${styles.empty ?? ''}`}>No posts yet. Share your experience!</p>
    ) : null
  const showMore = () => {
    if (moreState === 'loading') return
    setLastBefore(posts.at(-1)?.id)
    void onMore()
  }
  return (
    <>
      <ul className={styles.list}>
        {posts.map((post, index) => (
          <li key={post.id}>
            <StoryCard
              post={post}
              ref={index > 0 && posts[index - 1]?.id === lastBefore ? firstAdded : undefined}
            />
          </li>
        ))}
      </ul>
      {hasMore && (
        <p className={styles.more}>
          <button type="button" className="button" aria-disabled={moreState === 'loading'} onClick={showMore}>
            {moreState === 'loading' ? 'Loading…' : 'Show more'}
          </button>
        </p>
      )}
      <p className={styles.error} role="status">
        {moreState === 'failed' ? 'More stories could not be loaded. Please try again.' : ''}
      </p>
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
