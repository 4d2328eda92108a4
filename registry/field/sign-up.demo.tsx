'use client'

import { useState } from 'react'
import { Button } from '../button/button'
import { Input } from '../input/input'
import { Textarea } from '../textarea/textarea'
import { Field } from './field'

export default function Example() {
  const [name, setName] = useState('')
  return (
    <form
      method="dialog"
      aria-label="Sign up"
      style={{ display: 'grid', gap: '0.75rem' }}
    >
      <Field
        label="User name"
        error={
          name.trim().toLowerCase() === 'ada' &&
          'This name is taken.'
        }
      >
        <Input
          name="user"
          autoComplete="username"
          required
          onInput={({ currentTarget }) =>
            setName(currentTarget.value)
          }
        />
      </Field>
      <Field
        label="About you"
        hint="Others read it on your page."
        counter
      >
        <Textarea name="about" rows={3} maxLength={120} />
      </Field>
      <Button neutral type="submit">
        Sign up
      </Button>
    </form>
  )
}
