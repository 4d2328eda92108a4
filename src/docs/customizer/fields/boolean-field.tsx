import type { BooleanControl } from '../../../registry/controls'
import styles from './fields.module.css'
import type { FieldProps } from './field'

export function BooleanField({ id, label, value, onChange }: FieldProps<BooleanControl>) {
  return (
    <div className={styles.check}>
      <input id={id} type="checkbox" checked={value} onChange={(event) => onChange(event.target.checked)} />
      <label htmlFor={id}>{label}</label>
    </div>
  )
}
