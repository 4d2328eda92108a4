import { Icon } from '../../ui/icon'
import { useScrollY } from '../../ui/use-scroll'
import styles from './scroll-to-top.module.css'

/** The button shows once the page is scrolled by more than this, in px. */
const threshold = 100

/** A button that scrolls a long page back to its top. */
export function ScrollToTop() {
  const visible = useScrollY(() => window.scrollY > threshold, false)
  if (!visible) return null
  return (
    <button type="button" className={styles.button} onClick={() => window.scrollTo({ top: 0 })}>
      <Icon name="arrow-up" />
      <span className="visually-hidden">Scroll to top</span>
    </button>
  )
}
