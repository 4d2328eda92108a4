import { useSyncExternalStore } from 'react'
import type { PageOptions } from '../../registry/sections'
import { lastCatalogueSearch } from '../../ui/addresses'
import { Icon } from '../../ui/icon'
import styles from './back-button.module.css'

const never = () => () => {}

/**
 * Leads to the catalogue as it was left, to the previous page, or home. `data-back` hands clicks to `back-link.ts`,
 * which goes to the previous page; where this site has none, the link leads to the catalogue.
 */
export function BackButton({ to }: { readonly to: NonNullable<PageOptions['back']> }) {
  // The query may change while the page is rendered ahead: React reads it anew when the page is opened.
  const search = useSyncExternalStore(never, lastCatalogueSearch, () => '')
  return (
    <a href={to === 'home' ? '/' : `/components${search}`} className={styles.back} data-back={to}>
      <Icon name="arrow-left" size={18} />
      {to === 'home' ? 'Back to Home' : 'Back to Components'}
    </a>
  )
}
