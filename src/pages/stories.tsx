import { site } from '../site/constants'
import { PageHeader } from './parts/page-header'
import styles from './stories.module.css'
import { StoryForm } from './stories/story-form'
import { StoryList } from './stories/story-list'
import { useStories } from './stories/use-stories'

/** Community stories: a form to post one, and what others posted. */
export function Stories() {
  const { posts, state, add } = useStories()
  return (
    <main id="main">
      <div className="container">
        <PageHeader title="Community Stories">
          What people build with {site.name}, what they learned on the way, and what they would do again.
        </PageHeader>
        <div className={styles.columns}>
          <section className={`glass ${styles.form ?? ''}`} aria-labelledby="share-your-story">
            <h2 id="share-your-story">Share your story</h2>
            <StoryForm onSaved={add} />
          </section>
          <section className={styles.list} aria-labelledby="stories" aria-busy={state === 'loading'}>
            <h2 id="stories" className="visually-hidden">
              Stories
            </h2>
            <StoryList posts={posts} state={state} />
          </section>
        </div>
      </div>
    </main>
  )
}
