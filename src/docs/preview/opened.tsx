import type { ReactNode } from 'react'
import styles from './opened.module.css'

/** What an example opens, as visitors see it then. It stands in the flow and cannot be used: the example can. */
export const Opened = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.opened} inert aria-hidden="true" data-opened>
    {children}
  </div>
)
