import { SearchLink } from '../site/command-palette/open-palette'
import { hrefTo } from '../ui/addresses'
import { Icon } from '../ui/icon'
import styles from './not-found.module.css'

const ways = [
  {
    to: '/components',
    title: 'Components',
    icon: 'sparkles',
    text: 'All of them, by category, each with its controls and code.',
  },
  {
    to: '/studio',
    title: 'Studio',
    icon: 'sliders-horizontal',
    text: 'Shape the glass on whole screens, and export it.',
  },
  {
    to: '/changelog',
    title: "What's New",
    icon: 'zap',
    text: 'New components, features and fixes, newest first.',
  },
] as const

/** The page for unknown addresses. */
export function NotFound() {
  return (
    <main id="main" className={styles.page}>
      <div className={styles.hero}>
        <div className={styles.pane}>
          <h1>404 - OOPs !</h1>
          <p>Sorry, we couldn't find the page you are looking for.</p>
          <div className={styles.actions}>
            <a href={hrefTo('/')} className="button">
              Go to Home
            </a>
            <SearchLink className={styles.search} />
          </div>
        </div>
      </div>
      <ul className={`cards ${styles.ways}`}>
        {ways.map(({ to, title, icon, text }) => (
          <li key={to} className="glass">
            <a href={hrefTo(to)} className={styles.way}>
              <span className={`card-icon ${styles.icon}`}>
                <Icon name={icon} size={22} />
              </span>
              <strong>{title}</strong>
              <span>{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </main>
  )
}
