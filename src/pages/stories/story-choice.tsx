import { useSyncExternalStore, type MouseEvent, type ReactNode } from 'react'
import {
  beginOffered,
  continueDraft,
  continueKept,
  discardKept,
  draft,
  hasDraft,
  kept,
  offered,
  type BegunStory,
} from './begun-stories'
import styles from './story-choice.module.css'

const nameOf = ({ title }: BegunStory) => (title.trim() === '' ? 'the story without a title' : `“${title}”`)

/** Acts on a story. The pressed button may disappear: the focus moves to the first field of its form. */
const choose = (act: () => void) => (event: MouseEvent<HTMLButtonElement>) => {
  // The second press of a double click would be on another story.
  if (event.detail > 1) return
  const title = event.currentTarget.form?.elements.namedItem('title')
  act()
  if (title instanceof HTMLElement) title.focus()
}

const Discard = ({ story }: { readonly story: BegunStory }) => (
  <span>
    Discard<span className="visually-hidden">{` ${nameOf(story)}`}</span>
  </span>
)

interface StoryChoiceProps {
  /** Whether the story in the form is being sent: another cannot take its place. */
  readonly isSending: boolean
}

/** Says which other stories are begun, and goes on with one of them. It stands in the form. */
export function StoryChoice({ isSending }: StoryChoiceProps) {
  const told = useSyncExternalStore(offered.subscribe, offered.read, () => undefined)
  const others = useSyncExternalStore(kept.subscribe, kept.read, kept.start)
  const hasBegun = useSyncExternalStore(draft.subscribe, hasDraft, () => false)
  const button = (label: ReactNode, act: () => void) => (
    <button type="button" className="button" disabled={isSending} onClick={choose(act)}>
      {label}
    </button>
  )
  if (told !== undefined)
    return (
      <div className={styles.choice} role="group" aria-label="Which story">
        {hasBegun ? (
          <>
            <p>You have begun a story. If you start a new one, it waits here while this page is open.</p>
            {button('Continue it', continueDraft)}
          </>
        ) : (
          <p>Another story waits.</p>
        )}
        {button('Start the new one', beginOffered)}
      </div>
    )
  if (others.length === 0) return null
  return (
    <div className={styles.choice} role="group" aria-label="Your other stories">
      <p>
        {others.length === 1 ? 'You have begun another story, too.' : 'You have begun other stories, too.'}
      </p>
      <ul className={styles.others}>
        {others.map((story, index) => (
          <li key={index}>
            {button(`Continue ${nameOf(story)}`, () => continueKept(story))}
            {button(<Discard story={story} />, () => discardKept(story))}
          </li>
        ))}
      </ul>
    </div>
  )
}
