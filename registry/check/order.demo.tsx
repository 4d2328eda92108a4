'use client'

import { useState } from 'react'
import { Button } from '../button/button'
import { CheckGroup } from './check-group'

export default function Example() {
  const [sent, setSent] = useState('Nothing is ordered yet.')
  return (
    <form
      aria-label="Pizza"
      method="dialog"
      style={{ display: 'grid', gap: '0.75rem' }}
      onSubmit={(event) => {
        event.preventDefault()
        const data = new FormData(event.currentTarget)
        setSent(JSON.stringify(data.getAll('topping')))
      }}
    >
      <CheckGroup
        legend="Toppings"
        selectAll="All of them"
        name="topping"
        options={['Olives', 'Capers', 'Onions']}
        defaultValue={['Olives']}
        required
      />
      <Button neutral type="submit">
        Order
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
