import { slug } from '../../ui/addresses'
import styles from './on-this-page.module.css'

/** Links to a page's sections. */
export function OnThisPage({ titles }: { readonly titles: readonly string[] }) {
  return (
    <nav className={styles.nav} aria-labelledby="on-this-page">
      <p id="on-this-page" className={styles.title}>
        On this page
      </p>
      <ul>
        {titles.map((title) => (
          <li key={title}>
            <a href={`#${slug(title)}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
