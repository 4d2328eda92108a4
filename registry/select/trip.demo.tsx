'use client'

import { useState } from 'react'
import { Button } from '../button/button'
import { Field } from '../field/field'
import { Select } from './select'

const places = [
  { label: 'Sea', options: ['Bari', 'Brest'] },
  { label: 'Hills', options: ['Bern', 'Graz'] },
]

export default function Example() {
  const [sent, setSent] = useState('Nothing is booked yet.')
  return (
    <form
      aria-label="Trip"
      method="dialog"
      style={{ display: 'grid', gap: '0.75rem' }}
      onSubmit={(event) => {
        event.preventDefault()
        const data = new FormData(event.currentTarget)
        setSent(JSON.stringify([...data.values()]))
      }}
    >
      <Field label="Destination">
        <Select
          name="to"
          options={places}
          placeholder="Choose a place"
          required
        />
      </Field>
      <Field label="Extras">
        <Select
          name="extra"
          options={['Bicycle', 'Breakfast', 'Late start']}
          defaultValue={['Breakfast']}
          multiple
          rows={3}
        />
      </Field>
      <Button neutral type="submit">
        Book
      </Button>
      <output
        style={{
          padding: '0.5rem 1rem',
          background: '#1a0b40',
          color: '#ffffff',
        }}
      >
        {sent}
      </output>
    </form>
  )
}
