import type { AnnouncedRow } from '../../registry/sections'
import { TableSection } from './table-section'

/** What screen readers say of a component's parts. */
export function AnnouncedView({ rows }: { readonly rows: readonly AnnouncedRow[] }) {
  return (
    <TableSection title="What is announced" columns={['Part', 'Role', 'Name', 'State']}>
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
