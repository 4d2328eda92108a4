'use client'

import { startTransition, useActionState, type SyntheticEvent } from 'react'
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
  const [outcome, send, isPending] = useActionState(signUp, {})
  // As its `action`, React would empty the form after each answer, also after an error.
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    startTransition(() => send(data))
  }
  return (
    <form aria-label="Sign up" onSubmit={submit}>
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
