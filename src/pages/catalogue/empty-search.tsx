import styles from './empty-search.module.css'

/** Replaces grid and pager when a search has no results. */
export function EmptySearch() {
  return (
    <section className={`glass ${styles.panel ?? ''}`}>
      <h2 className={styles.code}>404</h2>
      <p className={styles.title}>Something's missing.</p>
      <p className={styles.text}>
        Sorry, we can't find that component. You'll find lots to explore on the home page.
      </p>
      <a href="/" className="button button-primary">
        Back to Homepage
      </a>
    </section>
  )
}
