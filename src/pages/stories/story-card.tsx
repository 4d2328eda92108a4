import { useId, useState, type Ref } from 'react'
import type { Post } from '../../api/stories'
import { excerpt } from './excerpt'
import styles from './story-card.module.css'

/** Formats a date in the visitor's locale. An invalid date is returned unchanged. */
function localeDate(iso: string): string {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? iso : date.toLocaleDateString()
}

interface StoryCardProps {
  readonly post: Post
  readonly ref?: Ref<HTMLElement> | undefined
}

/** A story: an excerpt, and the whole text on demand. */
export function StoryCard({ post, ref }: StoryCardProps) {
  const [isOpen, setOpen] = useState(false)
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
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Read Less' : 'Read More'}
      </button>
    </article>
  )
}
