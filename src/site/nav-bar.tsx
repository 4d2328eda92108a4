import { useEffect, useRef, type CSSProperties } from 'react'
import { Link, NavLink, useLocation } from 'react-router-dom'
import { Icon } from '../ui/icon'
import { Account } from './account/account'
import styles from './nav-bar.module.css'
import { SchemeSwitch } from './scheme-switch'
import { navigation, site } from './constants'

/** The fixed bar: product title, links, color scheme and account. On a narrow screen the links are in a menu. */
export function NavBar() {
  const { pathname } = useLocation()
  const menu = useRef<HTMLUListElement>(null)
  const shown = useRef(pathname)

  // The menu is a popover: it opens without a script, and Escape or a click outside closes it.
  useEffect(() => {
    // A menu that was opened before hydration stays open.
    if (shown.current !== pathname && menu.current?.matches(':popover-open') === true)
      menu.current.hidePopover()
    shown.current = pathname
  }, [pathname])

  return (
    <header className={styles.bar}>
      <nav className={styles.nav} aria-label="Main">
        <Link to="/" className={styles.title}>
          {site.name}
        </Link>
        <ul ref={menu} id="site-menu" popover="auto" className={styles.links}>
          {navigation.map(({ to, label }, index) => (
            <li key={to} style={{ '--index': index } as CSSProperties}>
              <NavLink to={to} end className={styles.link ?? ''}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
        <SchemeSwitch />
        {__SIGN_IN__ && <Account />}
        <button type="button" className={styles.menuButton} popoverTarget="site-menu">
          <Icon name="menu" />
          <span className="visually-hidden">Menu</span>
        </button>
      </nav>
    </header>
  )
}
