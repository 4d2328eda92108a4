import { Link } from 'react-router-dom'
import styles from './footer.module.css'
import { repositoryUrl, site } from './constants'
import { EditLink } from './edit-link'
import { PaletteButton } from './palette-button'

/** The footer of every page but home. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={`container ${styles.inner ?? ''}`}>
        <p>
          <strong>{site.name}</strong> – {site.tagline}
        </p>
        <ul className={styles.links}>
          <li>
            <PaletteButton>Search</PaletteButton>
          </li>
          <li>
            <Link to="/components">Components</Link>
          </li>
          <li>
            <Link to="/contributors">Contributors</Link>
          </li>
          <li>
            <Link to="/changelog">What's New</Link>
          </li>
          <li>
            <Link to="/termsOfUse">Terms of Use</Link>
          </li>
          <li>
            <a href={repositoryUrl} target="_blank" rel="noreferrer">
              Source on GitHub
            </a>
          </li>
          <li>
            <EditLink />
          </li>
        </ul>
      </div>
    </footer>
  )
}
