import { useSyncExternalStore, type MouseEvent } from 'react'
import { beginOffered, continueDraft, continueKept, kept, offered, type BegunStory } from './begun-stories'
import styles from './story-choice.module.css'

const nameOf = ({ title }: BegunStory) => (title.trim() === '' ? 'the story without a title' : `“${title}”`)

/** Goes on with a story. The pressed button disappears: the focus moves to the first field of its form. */
const choose = (act: () => void) => (event: MouseEvent<HTMLButtonElement>) => {
  const title = event.currentTarget.form?.elements.namedItem('title')
  act()
  if (title instanceof HTMLElement) title.focus()
}

interface StoryChoiceProps {
  /** Whether the story in the form is being sent: another cannot take its place. */
  readonly isSending: boolean
}

/** Says which other stories are begun, and goes on with one of them. It stands in the form. */
export function StoryChoice({ isSending }: StoryChoiceProps) {
  const told = useSyncExternalStore(offered.subscribe, offered.read, () => undefined)
  const others = useSyncExternalStore(kept.subscribe, kept.read, kept.start)
  if (told !== undefined)
    return (
      <div className={styles.choice} role="group" aria-label="Which story">
        <p>You have begun a story. It stays as it is, also if you start a new one.</p>
        <button type="button" className="button" disabled={isSending} onClick={choose(continueDraft)}>
          Continue it
        </button>
        <button type="button" className="button" disabled={isSending} onClick={choose(beginOffered)}>
          Start the new one
        </button>
      </div>
    )
  if (others.length === 0) return null
  return (
    <div className={styles.choice} role="group" aria-label="Your other stories">
      <p>
        {others.length === 1 ? 'You have begun another story, too.' : 'You have begun other stories, too.'}
      </p>
      {others.map((story, index) => (
        <button
          key={index}
          type="button"
          className="button"
          disabled={isSending}
          onClick={choose(() => continueKept(story))}
        >
          {`Continue ${nameOf(story)}`}
        </button>
      ))}
    </div>
  )
}
