import { useEffect, useId, useRef, useState, type FocusEvent, type PointerEvent } from 'react'
import type { User } from '../../auth/auth-store'
import { connect } from '../../auth/connection'
import { useAuth } from '../../auth/auth-provider'
import { Icon } from '../../ui/icon'
import { site } from '../../ui/site'
import styles from './account.module.css'
import { SignInDialog } from './sign-in-dialog'

/** The account in the bar: a Sign In button, or the visitor's avatar and a Sign Out button. */
export function Account() {
  const { status, user } = useAuth()
  const root = useRef<HTMLDivElement>(null)
  const asked = useRef(false)
  const [said, setSaid] = useState('')

  // Signing in or out replaces the button that has the focus: the new one takes it, and the change is announced.
  useEffect(() => {
    if (!asked.current) return
    asked.current = false
    setSaid(user ? `Signed in as ${user.email ?? user.displayName ?? 'a visitor'}` : 'Signed out')
    root.current?.querySelector('button')?.focus()
  }, [status, user])

  const ask = (isAsked: boolean) => void (asked.current = isAsked)
  return (
    <div ref={root} className={styles.account} data-status={status}>
      {user ? <SignedIn user={user} onAsk={ask} /> : <SignIn disabled={status === 'loading'} onAsk={ask} />}
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </div>
  )
}

interface SignInProps {
  readonly disabled: boolean
  /** Called when the visitor opens or closes the dialog. */
  readonly onAsk: (isAsked: boolean) => void
}

/** The button that opens the sign-in dialog. */
function SignIn({ disabled, onAsk }: SignInProps) {
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

interface SignedInProps {
  readonly user: User
  /** Called with true when the visitor asks to sign out. */
  readonly onAsk: (isAsked: boolean) => void
}

const firstLetter = (text: string) => String.fromCodePoint(text.codePointAt(0) ?? 0x2022).toUpperCase()

/** The avatar with its hover card, and the Sign Out button. */
function SignedIn({ user, onAsk }: SignedInProps) {
  const id = useId()
  const card = useRef<HTMLDivElement>(null)
  const { email, displayName } = user
  const name = email ?? displayName ?? ''

  // The card is a popover: without a script, a click or tap opens it, and Escape or a tap outside closes it.
  const toggle = (isOpen: boolean) => void card.current?.togglePopover(isOpen)
  const hover = ({ type, pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') toggle(type === 'pointerenter')
  }
  const focus = ({ target }: FocusEvent) => {
    if (target.matches(':focus-visible')) toggle(true)
  }
  const blur = ({ currentTarget }: FocusEvent) => {
    // Selecting text in the card takes the focus from the avatar, but the pointer is still over the card.
    if (!currentTarget.matches(':hover')) toggle(false)
  }

  const signOut = async () => {
    onAsk(true)
    const identity = await connect()
    await identity.signOut()
  }

  return (
    <>
      <div onPointerEnter={hover} onPointerLeave={hover} onFocus={focus} onBlur={blur}>
        <button type="button" className={styles.avatar} popoverTarget={id} popoverTargetAction="show">
          <span aria-hidden="true">{firstLetter(name)}</span>
          <span className="visually-hidden">{`Account of ${name}`}</span>
        </button>
        <div ref={card} id={id} popover="auto" className={styles.card}>
          <div className={styles.panel}>
            <p className={styles.cardTitle}>{site.name} Account</p>
            <p>{email}</p>
            {displayName !== null && displayName !== '' && <p>{displayName}</p>}
          </div>
        </div>
      </div>
      <button type="button" className={`button ${styles.signOut}`} onClick={() => void signOut()}>
        <Icon name="log-out" size={18} />
        <span className={styles.signOutText}>Sign Out</span>
      </button>
    </>
  )
}
