import { useEffect, useRef, useState } from 'react'
import { useAuth } from '../../auth/auth-provider'
import styles from './account.module.css'
import { SignIn } from './sign-in'
import { SignedIn } from './signed-in'

/** The account part of the bar: a Sign In button, or the visitor's avatar and a Sign Out button. */
export function Account() {
  const { status, user } = useAuth()
  const root = useRef<HTMLDivElement>(null)
  const asked = useRef(false)
  const [said, setSaid] = useState('')

  // Signing in or out replaces the control that had focus: its replacement takes the focus, and the change is announced.
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
