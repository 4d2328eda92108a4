import type { ReactNode } from 'react'
import styles from './stage.module.css'

/** The rich backdrop on which a live component stands: glass needs something behind it to be seen. */
export function Stage({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.stage} data-stage>
      {children}
    </div>
  )
}
