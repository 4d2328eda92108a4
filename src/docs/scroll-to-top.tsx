import { Icon } from '../ui/icon'
import { useScrollY } from '../ui/use-scroll'
import styles from './scroll-to-top.module.css'

/** How far a page is scrolled before the button shows, in px (SPEC section 9). */
const threshold = 100

/** A button back to the top of a long page. */
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
