import { useId, type ReactNode } from 'react'
import styles from './form.module.css'

/** The attributes that connect a control with its label and error. */
interface ControlAttributes {
  readonly id: string
  readonly className: string
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
}

interface FieldProps {
  readonly label: string
  /** The error message, shown below the control and announced with it. */
  readonly error?: string | undefined
  /** Renders the control with these attributes. */
  readonly children: (attributes: ControlAttributes) => ReactNode
}

/** A label, a control and its error message. */
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
