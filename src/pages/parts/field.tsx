import { useId, type ReactNode } from 'react'
import styles from './form.module.css'

/** What ties a control to its label and its error. */
interface ControlAttributes {
  readonly id: string
  readonly className: string
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
}

interface FieldProps {
  readonly label: string
  /** What is wrong with the field; shown beneath it, and read with it. */
  readonly error?: string | undefined
  /** Draws the control with the attributes that belong on it. */
  readonly children: (attributes: ControlAttributes) => ReactNode
}

/** A label, a control, and the line that says what is wrong with it. */
export function Field({ label, error, children }: FieldProps) {
  const id = useId()
  const errorId = `${id}error`
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        className: styles.control ?? '',
        'aria-invalid': error !== undefined,
        'aria-describedby': error === undefined ? undefined : errorId,
      })}
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
