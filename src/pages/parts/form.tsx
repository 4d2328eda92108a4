import { useId, useRef, type ReactElement, type ReactNode, type SubmitEvent } from 'react'
import { useHydrated } from '../../ui/hydration'
import styles from './form.module.css'

interface FormProps {
  /** The accessible name of the form. */
  readonly label: string
  /** Called on submit. Until its promise settles, further submits are ignored, so that a double click sends once. */
  readonly onSend: (event: SubmitEvent<HTMLFormElement>) => Promise<void>
  /** Turns off the browser's validation. */
  readonly noValidate?: boolean
  readonly children: ReactNode
}

/**
 * A form whose fields are disabled until hydration: before it, the browser would submit their values in a URL. Without
 * scripts, a message says that the form needs them.
 */
export function Form({ label, onSend, noValidate = false, children }: FormProps) {
  const hydrated = useHydrated()
  const sending = useRef(false)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending.current) return
    sending.current = true
    void onSend(event).finally(() => (sending.current = false))
  }
  return (
    <form aria-label={label} noValidate={noValidate} onSubmit={submit}>
      <noscript>
        <p className={styles.noscript}>This form needs JavaScript, which is turned off in this browser.</p>
      </noscript>
      <fieldset className={styles.fields} disabled={!hydrated} aria-label={label}>
        {children}
      </fieldset>
    </form>
  )
}

/** The attributes that connect an input with its label and error. */
interface InputAttributes {
  readonly id: string
  readonly className: string
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
}

interface FieldProps {
  readonly label: string
  /** The error message, shown below the input and announced with it. */
  readonly error?: string | undefined
  /** Renders the input with these attributes. */
  readonly children: (attributes: InputAttributes) => ReactElement
}

/** A label, an input and its error message. */
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
