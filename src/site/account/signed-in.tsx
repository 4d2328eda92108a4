import { useId, useRef, type FocusEvent, type PointerEvent } from 'react'
import type { User } from '../../auth/auth-store'
import { connect } from '../../auth/connection'
import { Icon } from '../../ui/icon'
import { site } from '../../ui/site'
import styles from './account.module.css'

interface SignedInProps {
  readonly user: User
  /** Called with true when the visitor asks to sign out. */
  readonly onAsk: (isAsked: boolean) => void
}

const firstLetter = (text: string) => String.fromCodePoint(text.codePointAt(0) ?? 0x2022).toUpperCase()

/** The avatar with its hover card, and the Sign Out button. */
export function SignedIn({ user, onAsk }: SignedInProps) {
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
    // Pressing on the card to select text moves focus off the avatar, but the pointer is still over the card.
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
          <span className="visually-hidden">Account of {name}</span>
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
