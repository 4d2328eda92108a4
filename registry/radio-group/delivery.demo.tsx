'use client'

import { useState } from 'react'
import { Button } from '../button/button'
import { RadioGroup } from './radio-group'

const ways = [
  {
    value: 'post',
    label: 'By post',
    description: 'Three to five days, $4.',
  },
  {
    value: 'courier',
    label: 'By courier',
    description: 'Tomorrow before noon, $12.',
  },
  {
    value: 'shop',
    label: 'From our shop',
    description: 'Closed this week.',
    disabled: true,
  },
]

const prices: Record<string, number> = { post: 4, courier: 12 }

export default function Example() {
  const [way, setWay] = useState('')
  const [sent, setSent] = useState('Nothing is ordered yet.')
  return (
    <form
      aria-label="Order"
      method="dialog"
      style={{ display: 'grid', gap: '0.75rem' }}
      onSubmit={(event) => {
        event.preventDefault()
        const data = new FormData(event.currentTarget)
        setSent(JSON.stringify(Object.fromEntries(data)))
      }}
    >
      <RadioGroup
        legend="Delivery"
        name="delivery"
        options={ways}
        value={way}
        onValueChange={setWay}
        required
      />
      <Button neutral type="submit">
        {`Pay $${48 + (prices[way] ?? 0)}`}
      </Button>
      <Button neutral type="reset">
        Reset
      </Button>
      <output
        style={{
          padding: '0.5rem 1rem',
          borderRadius: '999px',
          background: '#1a0b40',
          color: '#ffffff',
        }}
      >
        {sent}
      </output>
    </form>
  )
}
