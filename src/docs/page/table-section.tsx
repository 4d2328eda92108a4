import type { ReactNode } from 'react'
import { Section } from './section'
import styles from './table.module.css'

interface TableSectionProps {
  readonly title: string
  readonly columns: readonly string[]
  /** The rows of the table's body. */
  readonly children: ReactNode
}

/** A section that is one table. A wide table scrolls in its own box, so the box can take the focus. */
export function TableSection({ title, columns, children }: TableSectionProps) {
  return (
    <Section title={title}>
      <div className={styles.scroller} tabIndex={0} role="region" aria-label={`${title}, table`}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </div>
    </Section>
  )
}
