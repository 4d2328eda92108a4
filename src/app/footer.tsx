import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { collectionNames, collections } from '../registry/collections'
import type { SitePath } from '../registry/site-pages'
import { onKnownEntry } from '../site/catalogue/known-entries'
import { hrefTo } from '../ui/addresses'
import { editUrl, repositoryUrl, site } from '../ui/site'
import styles from './footer.module.css'
import { pageAt } from './routes'

/** The hand-written pages in the footer, after the catalogues. */
const listed = [
  '/contributors',
  '/changelog',
  '/accessibility',
  '/termsOfUse',
] as const satisfies readonly SitePath[]

/** The footer of every page but home. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={`container ${styles.inner ?? ''}`}>
        <p>
          <strong>{site.name}</strong> {`– ${site.tagline}`}
        </p>
        <ul className={styles.links}>
          {collectionNames.map((name) => (
            <li key={name}>
              <a href={hrefTo(collections[name].path)}>{collections[name].title}</a>
            </li>
          ))}
          {listed.map((path) => (
            <li key={path}>
              <a href={hrefTo(path)}>{pageAt(path)?.title}</a>
            </li>
          ))}
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

/** A link to the source of the page; absent on the not-found page. */
function EditLink() {
  const { pathname } = useLocation()
  const source = () => pageAt(pathname)?.source
  // After a step in the history, the page of a path may be known only from its document.
  const file = useSyncExternalStore(onKnownEntry, source, source)
  return (
    file !== undefined && (
      <a href={editUrl(file)} target="_blank" rel="noreferrer">
        Edit this page
      </a>
    )
  )
}
