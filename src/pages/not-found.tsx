import { hrefTo } from '../ui/addresses'
import styles from './not-found.module.css'

/** The page for unknown addresses. */
export function NotFound() {
  return (
    <main id="main" className={styles.page}>
      <h1>404 - OOPs !</h1>
      <p>Sorry, we couldn't find the page you are looking for.</p>
      <a href={hrefTo('/')} className="button button-primary">
        Go to Home
      </a>
    </main>
  )
}
