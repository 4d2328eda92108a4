import type { SelectControl } from '../../../registry/controls'
import styles from './fields.module.css'
import type { FieldProps } from './field'

export function SelectField({ id, label, control, value, onChange }: FieldProps<SelectControl>) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={styles.input}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {control.options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </div>
  )
}
