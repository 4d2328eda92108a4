import styles from './footer.module.css'
import { repositoryUrl, site } from '../ui/site'
import { EditLink } from './edit-link'
import { PaletteButton } from '../site/command-palette/palette-button'

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
            <a href="/components">Components</a>
          </li>
          <li>
            <a href="/contributors">Contributors</a>
          </li>
          <li>
            <a href="/changelog">What's New</a>
          </li>
          <li>
            <a href="/termsOfUse">Terms of Use</a>
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
