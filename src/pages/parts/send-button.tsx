import type { ReactNode } from 'react'
import styles from './form.module.css'

interface SendButtonProps {
  /** Whether the form is being sent. */
  readonly sending: boolean
  /** The button's text while sending. */
  readonly sendingText: string
  readonly children: ReactNode
}

/** Submits its form, and announces the sending. It is never `disabled`, because it would lose the focus. */
export function SendButton({ sending, sendingText, children }: SendButtonProps) {
  return (
    <>
      <button type="submit" className={`button button-primary ${styles.send ?? ''}`} aria-disabled={sending}>
        {sending ? <span className={styles.spinner} aria-hidden="true" /> : null}
        {sending ? sendingText : children}
      </button>
      <p className="visually-hidden" role="status">
        {sending ? sendingText : ''}
      </p>
    </>
  )
}
