import type { ReactNode } from 'react'
import type { RangeControl } from '../../../registry/controls'
import styles from './fields.module.css'
import type { FieldProps } from './field'

interface RangeFieldProps extends FieldProps<RangeControl> {
  /** Stands in place of the value beside the label, such as a field to type it. */
  readonly beside?: ReactNode
}

export function RangeField({ id, label, name, control, value, onChange, beside }: RangeFieldProps) {
  const { min, max, step, unit = '' } = control
  return (
    <div className={styles.field}>
      <div className={styles.labelRow}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {beside ?? (
          <output className={styles.output} htmlFor={id}>
            {value}
            {unit}
          </output>
        )}
      </div>
      <input
        id={id}
        type="range"
        className={styles.range}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-label={name}
        aria-valuetext={unit === '' ? undefined : `${value} ${unit}`}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  )
}
