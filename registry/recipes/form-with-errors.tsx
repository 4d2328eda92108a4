'use client'

import { useActionState } from 'react'
import { Button } from '../button/button'
import { Field } from '../field/field'
import { Input } from '../input/input'

interface Outcome {
  readonly error?: string
  readonly saved?: string
}

/** Stands for your server, which knows names that are taken. */
async function signUp(_before: Outcome, data: FormData): Promise<Outcome> {
  const given = data.get('user')
  const user = typeof given === 'string' ? given.trim() : ''
  await Promise.resolve()
  return user.toLowerCase() === 'ada' ? { error: 'This name is taken.' } : { saved: user }
}

/** A form that shows what the browser finds in a field, and what the server says. */
export default function FormWithErrors() {
  const [outcome, action, isPending] = useActionState(signUp, {})
  return (
    <form action={action} aria-label="Sign up">
      <Field label="User name" error={outcome.error} hint="At least 3 characters.">
        <Input name="user" autoComplete="username" required minLength={3} />
      </Field>
      <Field label="E-mail">
        <Input name="mail" type="email" autoComplete="email" required />
      </Field>
      <Button type="submit" pending={isPending}>
        Sign up
      </Button>
      <p role="status">{outcome.saved && `Welcome, ${outcome.saved}.`}</p>
    </form>
  )
}
