import { Link } from 'react-router-dom'
import type { PageOptions } from '../../registry/sections'
import { lastCatalogueSearch } from '../../ui/catalogue-search'
import { useHydrated } from '../../ui/hydration'
import { Icon } from '../../ui/icon'
import styles from './back-button.module.css'

/**
 * Leads to the catalogue as it was left, to the previous page, or home. `data-back` hands clicks to `back-link.ts`,
 * which goes to the previous page; where this site has none, the link leads to the catalogue.
 */
export function BackButton({ to }: { readonly to: NonNullable<PageOptions['back']> }) {
  const hydrated = useHydrated()
  const catalogue = `/components${hydrated ? lastCatalogueSearch() : ''}`
  return (
    <Link to={to === 'home' ? '/' : catalogue} className={styles.back} data-back={to}>
      <Icon name="arrow-left" size={18} />
      {to === 'home' ? 'Back to Home' : 'Back to Components'}
    </Link>
  )
}
