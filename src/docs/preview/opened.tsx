import type { ReactNode } from 'react'
import styles from './opened.module.css'

/** Shows the content that an example opens, in the flow. It cannot be used; the example can. */
export const Opened = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.opened} inert aria-hidden="true" data-opened>
    {children}
  </div>
)
