import type { CSSProperties } from 'react'
import { propsOf, type EntryModule, type PropRow } from '../../registry/entry-module'
import type { PropsSection } from '../../registry/sections'
import { withCode } from '../../ui/with-code'
import styles from './props-view.module.css'
import { Section } from './section'
import tableStyles from './table.module.css'

interface PropsViewProps {
  readonly section: PropsSection
  readonly entry: EntryModule
}

/** A table of a component's props, read from its TypeScript and TSDoc. */
export function PropsView({ section, entry }: PropsViewProps) {
  const { name, rows } = propsOf(section, entry)
  return (
    <Section title={section.title}>
      {/* A wide table scrolls in its own box, so the box can take the focus. */}
      <div
        className={tableStyles.scroller}
        tabIndex={0}
        role="region"
        aria-label={`${section.title} of ${name}`}
      >
        <table className={`${tableStyles.table} ${styles.props}`}>
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
              <Rows
                key={row.name}
                row={isFirstOfType(row, rows) ? row : { ...row, members: [] }}
                above={[]}
              />
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  )
}

/** The members of a type are listed once, below the first prop that has it: below `value`, not below `defaultValue` again. */
const isFirstOfType = ({ name, type }: PropRow, rows: readonly PropRow[]) =>
  rows.find((row) => row.type === type)?.name === name

interface RowsProps {
  readonly row: PropRow
  /** The names of the prop and members around this member, which screen readers read before its name. */
  readonly above: readonly string[]
}

/** A member's name as screen readers say it, such as `marks.date required`. */
const spokenName = ({ name, required }: PropRow, above: readonly string[]) =>
  `${[...above, name].join('.')}${required ? ' required' : ''}`

/** The row of a prop or member, followed by the rows of its members. */
function Rows({ row, above }: RowsProps) {
  const indent: CSSProperties & Record<'--depth', number> = { '--depth': above.length }
  return (
    <>
      <tr style={above.length > 0 ? indent : undefined}>
        <th scope="row" aria-label={above.length > 0 ? spokenName(row, above) : undefined}>
          <code key={row.name}>{row.name}</code>
          {row.required && <span className={styles.required}> required</span>}
        </th>
        <td>
          <code>{row.type}</code>
        </td>
        {row.default === undefined ? (
          <td aria-label="none">–</td>
        ) : (
          <td>
            <code>{row.default}</code>
          </td>
        )}
        <td>{withCode(row.description)}</td>
      </tr>
      {row.members?.map((member) => (
        <Rows key={member.name} row={member} above={[...above, row.name]} />
      ))}
    </>
  )
}
