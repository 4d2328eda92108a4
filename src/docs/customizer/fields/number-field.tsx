import { useState } from 'react'
import { accepts, parse, type NumberControl } from '../../../registry/controls'
import styles from './fields.module.css'
import type { FieldProps } from './field'

/** "0 or more", "at most 10", "between 0 and 10". */
function bounds({ min, max }: NumberControl): string {
  if (min !== undefined && max !== undefined) return `between ${min} and ${max}`
  if (min !== undefined) return `${min} or more`
  return max === undefined ? 'a number' : `at most ${max}`
}

/** A number field. Text that is not a valid number stays in the field, with an error below it, until the field loses focus. */
export function NumberField({ id, label, control, value, onChange }: FieldProps<NumberControl>) {
  const [draft, setDraft] = useState<string>()
  const wrong = draft !== undefined && parse(control, draft) === undefined
  const take = (text: string) => {
    setDraft(text)
    const number = parse(control, text)
    if (typeof number === 'number' && accepts(control, number)) onChange(number)
  }
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {control.unit !== undefined && <span className={styles.unit}> ({control.unit})</span>}
      </label>
      <input
        id={id}
        type="number"
        className={styles.input}
        min={control.min}
        max={control.max}
        step={control.step ?? 'any'}
        value={draft ?? value}
        aria-invalid={wrong}
        aria-describedby={wrong ? `${id}-error` : undefined}
        onChange={(event) => take(event.target.value)}
        onBlur={() => setDraft(undefined)}
      />
      {wrong && (
        <p id={`${id}-error`} className={styles.error}>
          {label} must be {bounds(control)}.
        </p>
      )}
    </div>
  )
}
