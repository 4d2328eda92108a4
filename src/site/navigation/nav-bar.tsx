import { memo, useEffect, useRef, type CSSProperties } from 'react'
import { hrefTo } from '../../ui/addresses'
import { Icon } from '../../ui/icon'
import { Account } from '../account/account'
import { PaletteButton } from '../command-palette/open-palette'
import styles from './nav-bar.module.css'
import { SchemeSwitch } from '../theme/scheme-switch'
import { navigation, site } from '../../ui/site'

interface NavBarProps {
  /** The path of the page on screen. */
  readonly path: string
}

/** The fixed bar: product title, links, search, color scheme and account. On a narrow screen the links are in a menu. */
export const NavBar = memo(({ path }: NavBarProps) => {
  const menu = useRef<HTMLUListElement>(null)
  const shown = useRef(path)

  // The menu is a popover: it opens without a script, and Escape or a click outside closes it.
  useEffect(() => {
    // A menu that was opened before hydration stays open.
    if (shown.current !== path && menu.current?.matches(':popover-open') === true) menu.current.hidePopover()
    shown.current = path
  }, [path])

  return (
    <header className={styles.bar}>
      <nav className={styles.nav} aria-label="Main">
        <a href={hrefTo('/')} className={styles.title}>
          {/* The panes of the site's icon; its colors are in the stylesheet. */}
          <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
            <path d="M5 7h7l7.5 18h-7z" />
            <path d="M27 7h-7l-7.5 18h7z" fillOpacity=".55" />
          </svg>
          {site.name}
        </a>
        <ul ref={menu} id="site-menu" popover="auto" className={styles.links}>
          {navigation.map(({ to, label }, index) => (
            <li key={to} style={{ '--index': index } as CSSProperties}>
              <a href={hrefTo(to)} aria-current={to === path ? 'page' : undefined} className={styles.link}>
                {label}
              </a>
            </li>
          ))}
        </ul>
        <PaletteButton />
        <SchemeSwitch />
        {__SIGN_IN__ && <Account />}
        <button type="button" className={styles.menuButton} popoverTarget="site-menu">
          <Icon name="menu" />
          <span className="visually-hidden">Menu</span>
        </button>
      </nav>
    </header>
  )
})
