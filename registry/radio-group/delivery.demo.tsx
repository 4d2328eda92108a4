'use client'

import { useState } from 'react'
import { Button } from '../button/button'
import { RadioGroup } from './radio-group'

const goods = 48

const ways = [
  {
    value: 'post',
    price: 4,
    label: 'By post',
    description: 'Three to five days, $4.',
  },
  {
    value: 'courier',
    price: 12,
    label: 'By courier',
    description: 'Tomorrow before noon, $12.',
  },
  {
    value: 'shop',
    price: 0,
    label: 'From our shop',
    description: 'Closed this week.',
    disabled: true,
  },
]

export default function Example() {
  const [way, setWay] = useState('')
  const [sent, setSent] = useState('Nothing is ordered yet.')
  const price =
    ways.find(({ value }) => value === way)?.price ?? 0
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
        {`Pay $${goods + price}`}
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
