import type { ReactNode } from 'react'
import styles from './page-header.module.css'

interface PageHeaderProps {
  readonly title: string
  /** One sentence under the title. */
  readonly children: ReactNode
}

/** A page's heading with the sentence that says what the page is for. */
export function PageHeader({ title, children }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <h1>{title}</h1>
      <p className={styles.lead}>{children}</p>
    </header>
  )
}
