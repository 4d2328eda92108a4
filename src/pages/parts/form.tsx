import { useRef, type ReactNode, type SubmitEvent } from 'react'
import { useHydrated } from '../../ui/hydration'
import styles from './form.module.css'

interface FormProps {
  /** The form's name for assistive technology. */
  readonly label: string
  /** What sending does; while it runs, further submits do nothing: a double click sends once. */
  readonly onSend: (event: SubmitEvent<HTMLFormElement>) => Promise<void>
  /** Turns the browser's own checks off. */
  readonly noValidate?: boolean
  readonly children: ReactNode
}

/**
 * A form that cannot put what was typed into a URL: its fields are disabled until the script is there that sends them,
 * and a line says so where scripts are off.
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
        <p className={styles.noscript}>This form needs JavaScript, which this browser has switched off.</p>
      </noscript>
      <fieldset className={styles.fields} disabled={!hydrated}>
        {children}
      </fieldset>
    </form>
  )
}
