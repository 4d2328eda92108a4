import { useRef, type ReactNode, type SubmitEvent } from 'react'
import { useHydrated } from '../../ui/hydration'
import styles from './form.module.css'

interface FormProps {
  /** The form's name for assistive technology. */
  readonly label: string
  /** Called on submit. Until it is settled, further submits do nothing, so a double click sends once. */
  readonly onSend: (event: SubmitEvent<HTMLFormElement>) => Promise<void>
  /** Turns off the browser's validation. */
  readonly noValidate?: boolean
  readonly children: ReactNode
}

/**
 * A form whose fields are disabled until hydration: before that, the browser would submit their values in a URL. Without
 * scripts, a message says so.
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
      <fieldset className={styles.fields} disabled={!hydrated}>
        {children}
      </fieldset>
    </form>
  )
}
