import type { KeyboardRow } from '../../registry/sections'
import { TableSection } from './table-section'

/** The keys that a component handles, and what each does. */
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
