import { Link, useNavigate } from 'react-router-dom'
import type { PageOptions } from '../registry/sections'
import { Icon } from '../ui/icon'
import { lastCatalogueSearch } from '../ui/catalogue-search'
import { visitBeganHere } from '../ui/visit'
import { useHydrated } from '../ui/hydration'
import styles from './back-button.module.css'

/**
 * The way back: to the catalogue as it was left, one history entry back, or home. One entry back never leaves the
 * site: a visit that began on this page goes to the catalogue.
 */
export function BackButton({ to }: { readonly to: NonNullable<PageOptions['back']> }) {
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const catalogue = `/components${hydrated ? lastCatalogueSearch() : ''}`
  return (
    <Link
      to={to === 'home' ? '/' : catalogue}
      className={styles.back}
      onClick={(event) => {
        if (to !== 'history' || visitBeganHere() || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        void navigate(-1)
      }}
    >
      <Icon name="arrow-left" size={18} />
      {to === 'home' ? 'Back to Home' : 'Back to Components'}
    </Link>
  )
}
