import type { ReactNode } from 'react'
import styles from './stage.module.css'

/** A colorful backdrop for a live component: glass is visible only over something. */
export function Stage({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.stage} data-stage>
      {children}
    </div>
  )
}
