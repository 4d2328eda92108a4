import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import * as z from 'zod/mini'
import { createFormGuard, isTakenForProgram } from '../api/form-guard'
import { HttpError } from '../api/http-client'
import { savePost, type Post } from '../api/stories'
import { storyCategories, storySchema } from '../shared/story'
import { site } from '../ui/site'
import { Field, Form } from './parts/form'
import { useDraft } from './parts/draft'
import { Honeypot, SendButton } from './parts/guarded-form'
import { PageHeader } from './parts/page-header'
import { beginTold, discardSent, draft, hasDraft, offered, toldIn } from './stories/begun-stories'
import { ShowLinks } from './stories/show-links'
import { StoryChoice } from './stories/story-choice'
import { StoryList } from './stories/story-list'
import { showIn, useStories } from './stories/use-stories'
import styles from './stories.module.css'

/** The community stories: a form for a new one, and the list. */
export function Stories() {
  const { stories, loadMore, add } = useStories(showIn(useLocation().search))
  return (
    <main id="main">
      <div className="container">
        <PageHeader title="Community Stories">
          What people build with {site.name}, and what they learn along the way.
        </PageHeader>
        <div className={styles.columns}>
          <section className={`glass ${styles.form ?? ''}`} aria-labelledby="share-your-story">
            <h2 id="share-your-story">Share your story</h2>
            <Fold>
              <StoryForm onSaved={add} />
            </Fold>
          </section>
          <ShowLinks />
          <section className={styles.list} aria-labelledby="stories" aria-busy={stories.state === 'loading'}>
            <h2 id="stories" className="visually-hidden">
              Stories
            </h2>
            <p className={styles.stale} role="status">
              {stories.isStale && 'The server cannot reach its database. What you see may be out of date.'}
            </p>
            <StoryList stories={stories} onMore={loadMore} />
          </section>
        </div>
      </div>
    </main>
  )
}

const { title, content, category } = storySchema.shape

/** A story before it is sent: the category may be empty, and the date is missing. */
const draftSchema = z.object({ title, content, category: z.pipe(z.string(), category) })

/**
 * On a narrow window, the stories come before a form that is as high as the window: it opens with a press, and where the
 * address begins a story.
 */
function Fold({ children }: { readonly children: ReactNode }) {
  const fold = useRef<HTMLDetailsElement>(null)
  const { search } = useLocation()
  const hasBegun = useSyncExternalStore(draft.subscribe, hasDraft, () => false)
  useEffect(() => {
    let isHere = true
    // Without the index, the form is as without a story to tell, which stays in the address.
    void toldIn(search).then(
      (story) => {
        if (!isHere || story === undefined) return
        beginTold(story)
        if (fold.current) fold.current.open = true
      },
      () => {},
    )
    return () => {
      isHere = false
      offered.publish(undefined)
    }
  }, [search])
  return (
    <details className={styles.fold} ref={fold}>
      <summary className="button">
        <span className={styles.open}>{hasBegun ? 'Continue your story' : 'Write a story'}</span>
        <span className={styles.close}>Close</span>
      </summary>
      <div>{children}</div>
    </details>
  )
}

/** The messages about the last story. Only screen readers need to hear that it has appeared. */
const outcomes = {
  none: { text: '', isVisible: false },
  posted: { text: 'Your story has been posted.', isVisible: false },
  doubted: {
    text: 'Your story was not posted, because it looked as if a program had sent it. Please press Post Story again.',
    isVisible: true,
  },
  waiting: { text: 'Thank you! Your story will appear here once it has been approved.', isVisible: true },
} as const

/** The form for a new story. While a field is empty, submitting does nothing. */
function StoryForm({ onSaved }: { readonly onSaved: (post: Post) => void }) {
  const form = useForm({
    defaultValues: draft.start(),
    resolver: zodResolver(draftSchema),
    shouldFocusError: false,
  })
  const { register, handleSubmit } = form
  const { isSubmitting } = form.formState
  const clear = useDraft(draft, form)
  const [{ watch, send: sendForm }] = useState(() => createFormGuard('story'))
  const [outcome, setOutcome] = useState<keyof typeof outcomes>('none')
  const { text, isVisible } = outcomes[outcome]

  const send = handleSubmit(async (story) => {
    setOutcome('none')
    try {
      const { post, isWaiting } = await savePost(story, sendForm)
      const saved = isWaiting ? 'waiting' : 'posted'
      if (!isWaiting) onSaved(post)
      setOutcome(saved)
      clear(story, outcomes[saved].text)
      discardSent(story)
    } catch (error) {
      console.error(error instanceof HttpError ? error.message : 'Error saving the post', error)
      if (isTakenForProgram(error)) setOutcome('doubted')
      else clear(story)
    }
  })

  return (
    <Form label="Share your story" onSend={send} noValidate>
      <StoryChoice isSending={isSubmitting} />
      <Honeypot ref={watch} />
      <Field label="Title">
        {(attributes) => (
          <input
            {...attributes}
            {...register('title')}
            autoComplete="off"
            aria-required="true"
            readOnly={isSubmitting}
          />
        )}
      </Field>
      <Field label="Category">
        {(attributes) => (
          <select
            {...attributes}
            defaultValue=""
            {...register('category')}
            aria-required="true"
            disabled={isSubmitting}
          >
            <option value="" disabled>
              Select Category
            </option>
            {storyCategories.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Content">
        {(attributes) => (
          <textarea
            {...attributes}
            {...register('content')}
            rows={7}
            aria-required="true"
            readOnly={isSubmitting}
          />
        )}
      </Field>
      <div className={styles.send}>
        <SendButton sending={isSubmitting} sendingText="Posting…">
          Post Story
        </SendButton>
        <p className={styles.hint}>Your story will be public. Until you post it, it stays in this tab.</p>
      </div>
      <p className={isVisible ? undefined : 'visually-hidden'} role="status">
        {text}
      </p>
    </Form>
  )
}
