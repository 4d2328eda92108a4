import { useEffect, useId, useRef, useState, type Ref } from 'react'
import type { Post } from '../../api/stories'
import { hrefTo } from '../../ui/addresses'
import { Icon } from '../../ui/icon'
import { usePrinting } from '../../ui/printing'
import { StoryFigures } from './story-figures'
import styles from './story-list.module.css'
import type { Stories } from './use-stories'

interface StoryListProps {
  readonly stories: Stories
  readonly onMore: () => Promise<void>
}

/** The stories, or placeholders while they load. When they cannot be loaded, nothing is shown. */
export function StoryList({ stories: { show, posts, state, next, moreState }, onMore }: StoryListProps) {
  const [lastBefore, setLastBefore] = useState<string>()
  const firstAdded = useRef<HTMLElement>(null)

  // The pressed button moves down or disappears: move the focus to the first new story.
  useEffect(() => {
    if (moreState === 'loaded') firstAdded.current?.focus()
  }, [moreState])

  if (posts.length === 0 && state === 'loading') return <Placeholders />
  if (posts.length === 0 && next === undefined)
    return state === 'loaded' ? (
      <p className={`glass ${styles.empty ?? ''}`}>
        <Icon name="feather" size={32} />
        {show === 'glass' ? (
          <span>
            No story shows a glass yet. Shape one in the <a href={hrefTo('/studio')}>studio</a>, and tell its
            story.
          </span>
        ) : (
          <span>No posts yet. Share your experience!</span>
        )}
      </p>
    ) : null
  const showMore = () => {
    if (moreState === 'loading') return
    setLastBefore(posts.at(-1)?.id)
    void onMore()
  }
  return (
    <>
      {posts.length === 0 && show === 'glass' && (
        <p className={`glass ${styles.empty ?? ''}`}>
          <Icon name="feather" size={32} />
          None of the latest stories shows a glass.
        </p>
      )}
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
      {next !== undefined && (
        <p className={styles.showMore}>
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

/** The CSS hides placeholders without scripts, because no story would replace them. */
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

/** In UTF-16 code units: more than three lines show, and few enough to lay out thirty stories. */
const maximum = 600

/** Shortens a long text, without splitting a character. */
export function excerpt(text: string): string {
  if (text.length <= maximum) return text
  const cut = text.slice(0, maximum)
  // Removes a lone surrogate, which is half a character.
  return `${cut.replace(/\p{Surrogate}$/u, '').trimEnd()}…`
}

/** Formats a date in the visitor's locale. An invalid date is returned unchanged. */
function localeDate(iso: string): string {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? iso : date.toLocaleDateString()
}

interface StoryCardProps {
  readonly post: Post
  readonly ref?: Ref<HTMLElement> | undefined
}

/** A story: an excerpt, and a button that shows the whole text. */
function StoryCard({ post, ref }: StoryCardProps) {
  const [isChosen, setOpen] = useState(false)
  const isPrinting = usePrinting()
  const isOpen = isChosen || isPrinting
  const id = useId()
  return (
    <article ref={ref} className={`glass ${styles.card ?? ''}`} aria-labelledby={id} tabIndex={-1}>
      <p className={styles.facts}>
        <span className={styles.category}>{post.category}</span>
        <time dateTime={post.date}>{localeDate(post.date)}</time>
      </p>
      <h3 id={id} dir="auto">
        {post.title}
      </h3>
      <p className={isOpen ? styles.text : `${styles.text ?? ''} ${styles.cut ?? ''}`} dir="auto">
        {isOpen ? post.content : excerpt(post.content)}
      </p>
      <button
        type="button"
        className={styles.more}
        aria-expanded={isOpen}
        aria-describedby={id}
        onClick={() => setOpen(!isChosen)}
      >
        {isOpen ? 'Read Less' : 'Read More'}
      </button>
      <StoryFigures text={post.content} />
    </article>
  )
}
