import { useState } from 'react'
import styles from './account.module.css'
import { SignInDialog } from './sign-in-dialog'

interface SignInProps {
  readonly disabled: boolean
  /** Called with whether the visitor is about to sign in. */
  readonly onAsk: (isAsked: boolean) => void
}

/** The button that opens the sign-in dialog. */
export function SignIn({ disabled, onAsk }: SignInProps) {
  const [isOpen, setIsOpen] = useState(false)
  const show = (open: boolean) => {
    onAsk(open)
    setIsOpen(open)
  }
  return (
    <>
      <button
        type="button"
        className={`button ${styles.signIn}`}
        disabled={disabled}
        aria-haspopup="dialog"
        onClick={() => show(true)}
      >
        Sign In
      </button>
      {isOpen && <SignInDialog onClose={() => show(false)} />}
    </>
  )
}
