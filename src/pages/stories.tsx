import { site } from '../ui/site'
import { PageHeader } from './parts/page-header'
import styles from './stories.module.css'
import { StoryForm } from './stories/story-form'
import { StoryList } from './stories/story-list'
import { useStories } from './stories/use-stories'

/** The community stories: a form for a new one, and the list. */
export function Stories() {
  const { stories, loadMore, add } = useStories()
  return (
    <main id="main">
      <div className="container">
        <PageHeader title="Community Stories">
          What people build with {site.name}, and what they learn along the way.
        </PageHeader>
        <div className={styles.columns}>
          <section className={`glass ${styles.form ?? ''}`} aria-labelledby="share-your-story">
            <h2 id="share-your-story">Share your story</h2>
            <StoryForm onSaved={add} />
          </section>
          <section className={styles.list} aria-labelledby="stories" aria-busy={stories.state === 'loading'}>
            <h2 id="stories" className="visually-hidden">
              Stories
            </h2>
            <StoryList stories={stories} onMore={loadMore} />
          </section>
        </div>
      </div>
    </main>
  )
}
