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
    description: 'From noon on, free.',
  },
]

const prices: Record<string, number> = { post: 4, courier: 12 }

export default function Example() {
  const [way, setWay] = useState('')
  return (
    <form
      aria-label="Order"
      method="dialog"
      style={{ display: 'grid', gap: '0.75rem' }}
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
    </form>
  )
}
