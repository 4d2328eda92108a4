import { useScrollY } from '../../ui/use-scroll'
import styles from './scroll-progress.module.css'

/** A bar 5 px high at the top of the viewport. Its width is the percentage of the page that is scrolled. */
export function ScrollProgress() {
  const ratio = useScrollY(() => {
    const room = document.documentElement.scrollHeight - window.innerHeight
    return room > 0 ? Math.min(1, window.scrollY / room) : 0
  }, 0)
  return <div className={styles.bar} style={{ width: `${ratio * 100}%` }} data-scroll-progress />
}
