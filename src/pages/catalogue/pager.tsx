import type { ReactNode } from 'react'
import { catalogueAddress, type CatalogueQuery } from '../../site/catalogue/catalogue-query'
import { Icon } from '../../ui/icon'
import styles from './pager.module.css'

interface PagerProps {
  readonly page: number
  readonly pages: number
  /** Category and search, which the links keep. */
  readonly query: CatalogueQuery
}

/** Previous, "Page X of Y", Next. The buttons are links, so Back and a browser without scripts work, too. */
export function Pager({ page, pages, query }: PagerProps) {
  const to = (target: number) => catalogueAddress({ ...query, page: target })
  return (
    <nav className={styles.pager} aria-label="Pages">
      <Step to={page > 1 ? to(page - 1) : undefined}>
        <Icon name="arrow-left" size={18} />
        Previous
      </Step>
      <p>
        Page {page} of {pages}
      </p>
      <Step to={page < pages ? to(page + 1) : undefined}>
        Next
        <Icon name="arrow-right" size={18} />
      </Step>
    </nav>
  )
}

/** A link to the page, or a disabled link outside the tab order when there is no such page. */
function Step({ to, children }: { readonly to: string | undefined; readonly children: ReactNode }) {
  if (to !== undefined) {
    return (
      <a href={to} className="button">
        {children}
      </a>
    )
  }
  return (
    <span role="link" aria-disabled="true" className="button">
      {children}
    </span>
  )
}
