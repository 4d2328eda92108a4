import type { KeyboardRow } from '../registry/sections'
import { Section } from './section'
import styles from './table.module.css'

/** The keys that a component handles, and what each does. */
export function KeyboardView({ rows }: { readonly rows: readonly KeyboardRow[] }) {
  return (
    <Section title="Keyboard">
      <div className={styles.scroller} tabIndex={0} role="region" aria-label="Keyboard, table">
        <table className={styles.table} data-keyboard>
          <thead>
            <tr>
              <th scope="col">Keys</th>
              <th scope="col">What happens</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.keys}>
                <th scope="row">
                  <kbd>{row.keys}</kbd>
                </th>
                <td>{row.does}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  )
}
