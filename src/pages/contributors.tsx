import styles from './contributors.module.css'
import { ContributorGrid } from './contributors/contributor-grid'
import { Invitation } from './contributors/invitation'
import { Statistics } from './contributors/statistics'
import { useContributors } from './contributors/use-contributors'

/** The project's statistics and contributors, as GitHub lists them. */
export function Contributors() {
  const { contributors, summary, loading } = useContributors()
  return (
    <main id="main" className={styles.page}>
      <header className={styles.hero}>
        <div className={styles.pane}>
          <h1>Our Amazing Contributors</h1>
          <p>Shaping the future of the component library, one commit at a time</p>
          <a className={styles.join} href="#contribute">
            Become a contributor
          </a>
        </div>
      </header>
      <div className={`container ${styles.body ?? ''}`}>
        <section aria-labelledby="project-statistics" aria-busy={loading}>
          <h2 id="project-statistics">Project Statistics</h2>
          <Statistics contributors={contributors} summary={summary} />
        </section>
        <section aria-labelledby="meet-our-contributors" aria-busy={loading}>
          <h2 id="meet-our-contributors">Meet Our Contributors</h2>
          <ContributorGrid contributors={contributors} loading={loading && contributors.length === 0} />
        </section>
        <Invitation />
      </div>
    </main>
  )
}
