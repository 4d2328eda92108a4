import type { TextControl } from '../../../registry/controls'
import styles from './fields.module.css'
import type { FieldProps } from './field'

export function TextField({ id, label, value, onChange }: FieldProps<TextControl>) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="text"
        className={styles.input}
        value={value}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
