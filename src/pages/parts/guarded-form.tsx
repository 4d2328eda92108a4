import type { ReactNode, Ref } from 'react'
import styles from './form.module.css'

/**
 * A field that only a program fills in. `inert` hides it from the keyboard and from screen readers, and `aria-hidden`
 * from tools that do not know `inert`.
 */
export function Honeypot({ ref }: { readonly ref: Ref<HTMLInputElement> }) {
  return (
    <div className="visually-hidden" aria-hidden="true" inert>
      <label>
        Leave this field empty
        <input ref={ref} name="website" autoComplete="off" tabIndex={-1} />
      </label>
    </div>
  )
}

interface SendButtonProps {
  /** Whether the form is being sent. */
  readonly sending: boolean
  /** The button's text while sending. */
  readonly sendingText: string
  readonly children: ReactNode
}

/** Submits its form, and announces the sending. `aria-disabled` instead of `disabled` keeps the focus. */
export function SendButton({ sending, sendingText, children }: SendButtonProps) {
  return (
    <>
      <button type="submit" className={`button button-primary ${styles.send ?? ''}`} aria-disabled={sending}>
        {sending ? <span className={styles.spinner} aria-hidden="true" /> : null}
        <span>{sending ? sendingText : children}</span>
      </button>
      <p className="visually-hidden" role="status">
        {sending ? sendingText : ''}
      </p>
    </>
  )
}
