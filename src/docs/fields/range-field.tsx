import type { RangeControl } from '../../registry/controls'
import styles from './fields.module.css'
import type { FieldProps } from './field'

export function RangeField({ id, label, control, value, onChange }: FieldProps<RangeControl>) {
  const { min, max, step, unit = '' } = control
  return (
    <div className={styles.field}>
      <div className={styles.labelRow}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        <output className={styles.output} htmlFor={id}>
          {value}
          {unit}
        </output>
      </div>
      <input
        id={id}
        type="range"
        className={styles.range}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={unit === '' ? undefined : `${value} ${unit}`}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  )
}
