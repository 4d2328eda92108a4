import type { ReactElement, ReactNode } from 'react'
import { earlyText, type AnnouncedRow, type Early, type KeyboardRow } from '../../registry/sections'
import { hrefTo } from '../../ui/addresses'
import { Section } from './section'
import styles from './table.module.css'

/** The keys that a component handles. */
export function KeyboardView({ rows }: { readonly rows: readonly KeyboardRow[] }) {
  return (
    <TableSection title="Keyboard" columns={['Keys', 'What happens']}>
      {rows.map(({ keys, does }) => (
        <tr key={keys}>
          <th scope="row">
            <kbd>{keys}</kbd>
          </th>
          <td>{does}</td>
        </tr>
      ))}
    </TableSection>
  )
}

interface AnnouncedViewProps {
  /** The name of the component's folder. */
  readonly folder: string
  readonly rows: readonly AnnouncedRow[]
  readonly early: Early | undefined
}

/** The announcements of screen readers for each part of a component, and the features that work before a script runs. */
export function AnnouncedView({ folder, rows, early }: AnnouncedViewProps) {
  const text = early === undefined ? '' : `${earlyText(early)} `
  return (
    <TableSection
      title="Screen readers"
      formerId="what-is-announced"
      columns={['Part', 'Role', 'Name', 'State']}
      after={
        early !== undefined && (
          <p key={text} className={typeof early === 'string' ? styles.after : styles.short}>
            {text}
            <a href={hrefTo(`/accessibility#${folder}`)}>Report</a>
          </p>
        )
      }
    >
      {rows.map(({ part, role, name, states }) => (
        <tr key={part}>
          <th scope="row">{part}</th>
          <td>{role}</td>
          <TextCell text={name} />
          <TextCell text={states} />
        </tr>
      ))}
    </TableSection>
  )
}

const TextCell = ({ text }: { readonly text: string | undefined }) =>
  text === undefined ? <td aria-label="none">–</td> : <td>{text}</td>

interface TableSectionProps {
  readonly title: string
  /** The id that shared addresses have. */
  readonly formerId?: string
  readonly columns: readonly string[]
  /** A sentence below the table. */
  readonly after?: ReactElement | false
  /** The rows of the table's body. */
  readonly children: ReactNode
}

/** A section with one table. A wide table scrolls in its own box, so the box can take the focus. */
function TableSection({ title, formerId, columns, after = false, children }: TableSectionProps) {
  return (
    <Section title={title} formerId={formerId}>
      <div className={styles.scroller} tabIndex={0} role="region" aria-label={`${title}, table`}>
        <table className={`${styles.table} ${styles.beside}`}>
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
      {after}
    </Section>
  )
}
