import styles from './studio-header.module.css'
import type { BoardScreen } from './board-screens'
import { useStudio } from './studio-store'

/** The heading, and links past the knobs. */
export const StudioHeader = ({ screens }: { readonly screens: readonly BoardScreen[] }) => (
  <header className={styles.header}>
    <h1>Studio</h1>
    <Lead />
    <nav className={styles.places} aria-label="In the studio">
      {screens.map(({ name, title }) => (
        <a key={name} href={`#${name}`}>
          {title}
        </a>
      ))}
      <a href="#take-it-along">Take it along</a>
    </nav>
  </header>
)

/** What the page is for, or what is wrong with its address: both have the same room, so that nothing moves. */
function Lead() {
  const isUnreadable = useStudio((state) => state.isUnreadable)
  return (
    <div className={styles.lead} data-unreadable={isUnreadable}>
      <p>Shape the glass once, see it on whole screens in light and dark, and take it along.</p>
      <p role="alert" aria-hidden={!isUnreadable}>
        The code in this address cannot be read, so this is the default glass. The address stays as it is
        until you change something.
      </p>
    </div>
  )
}
