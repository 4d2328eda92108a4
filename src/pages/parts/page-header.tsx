import type { ReactNode } from 'react'
import styles from './page-header.module.css'

interface PageHeaderProps {
  readonly title: string
  /** The introduction below the title, a sentence or two. */
  readonly children: ReactNode
}

/** A page's heading with an introduction. */
export function PageHeader({ title, children }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <h1>{title}</h1>
      <p className={styles.lead}>{children}</p>
    </header>
  )
}
