'use client'

import { useId, useState } from 'react'
import { AuthenticationCard } from '../../authentication-card/authentication-card'
import { Text } from '../../shared/screen-layout.styles'
import { wide } from './looks'

/** Sign-in with an email address and a password. It sends nothing. */
export function SignIn() {
  const heading = useId()
  const [isSignedIn, setSignedIn] = useState(false)
  return (
    <AuthenticationCard style={wide}>
      <h3 id={heading}>Welcome back</h3>
      <form
        method="dialog"
        aria-labelledby={heading}
        onSubmit={(event) => {
          event.preventDefault()
          setSignedIn(true)
        }}
      >
        <label>
          Email
          <input type="email" autoComplete="email" placeholder="you@example.com" required />
        </label>
        <label>
          Password
          <input type="password" autoComplete="current-password" required />
        </label>
        <button type="submit">Sign in</button>
        <Text role="status">
          {isSignedIn ? 'You are signed in.' : 'New here? Your first order opens an account.'}
        </Text>
      </form>
    </AuthenticationCard>
  )
}
