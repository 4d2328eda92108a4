import type { ReactNode } from 'react'
import styles from './form.module.css'

interface SendButtonProps {
  /** Whether the answer is being waited for. */
  readonly sending: boolean
  /** What the button says meanwhile. */
  readonly sendingText: string
  readonly children: ReactNode
}

/** Sends its form. While the answer is awaited it says so; it keeps the focus, so it is never `disabled`. */
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
