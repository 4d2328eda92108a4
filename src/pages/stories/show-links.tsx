import { hrefTo } from '../../ui/addresses'
import { useSearch } from '../../ui/hydration'
import styles from './show-links.module.css'
import { showIn } from './use-stories'

const links = [
  { show: undefined, address: '/stories', label: 'All stories' },
  { show: 'glass', address: '/stories?show=glass', label: 'Stories with a glass' },
] as const

/** Chooses which stories are shown, by their address. */
export function ShowLinks() {
  const shown = showIn(useSearch().toString())
  return (
    <nav className={styles.links} aria-label="Which stories">
      {links.map(({ show, address, label }) => (
        <a key={address} href={hrefTo(address)} aria-current={show === shown ? 'page' : undefined}>
          {label}
        </a>
      ))}
    </nav>
  )
}
