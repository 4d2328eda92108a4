import type { EntryModule } from '../registry/entry-module'
import type { PropsSection } from '../registry/sections'
import styles from './table.module.css'
import { Section } from './section'

interface PropsViewProps {
  readonly section: PropsSection
  readonly entry: EntryModule
}

/** A component's props, as its own TypeScript and TSDoc declare them. */
export function PropsView({ section, entry }: PropsViewProps) {
  const name = Object.keys(entry.scope).find((known) => entry.scope[known] === section.component) ?? ''
  const rows = (entry.props[name] ?? []).filter((row) => section.props.includes(row.name))
  return (
    <Section title={section.title}>
      {/* A wide table scrolls in its own box, so the box is in the tab order. */}
      <div className={styles.scroller} tabIndex={0} role="region" aria-label={`${section.title} of ${name}`}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Prop</th>
              <th scope="col">Type</th>
              <th scope="col">Default</th>
              <th scope="col">Description</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">
                  <code>{row.name}</code>
                  {row.required && <span className={styles.required}>required</span>}
                </th>
                <td>
                  <code>{row.type}</code>
                </td>
                <td>
                  {row.default === undefined ? <span aria-label="none">–</span> : <code>{row.default}</code>}
                </td>
                <td>{withCode(row.description)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  )
}

/** A description with its `backticked` parts as code. */
const withCode = (text: string) =>
  text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))
