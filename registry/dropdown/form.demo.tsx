'use client'

import { useState } from 'react'
import { Button } from '../button/button'
import { Dropdown } from './dropdown'

const sizes = [
  { value: 's', label: 'Small' },
  { value: 'm', label: 'Medium' },
  { value: 'l', label: 'Large' },
  { value: 'xl', label: 'Extra large', disabled: true },
]

export default function Example() {
  const [sent, setSent] = useState('Nothing is ordered yet.')
  return (
    <form
      aria-label="Order"
      method="dialog"
      style={{
        display: 'grid',
        justifyItems: 'center',
        gap: '1rem',
      }}
      onSubmit={(event) => {
        event.preventDefault()
        const data = new FormData(event.currentTarget)
        setSent(JSON.stringify(Object.fromEntries(data)))
      }}
    >
      <Dropdown
        options={sizes}
        label="Choose a size"
        name="size"
        defaultValue=""
        required
        showValue
      />
      <Button neutral type="submit">
        Order
      </Button>
      <Button neutral type="reset">
        Reset
      </Button>
      <p
        role="status"
        style={{
          margin: 0,
          padding: '0.5rem 1rem',
          borderRadius: '999px',
          background: '#1a0b40',
          color: '#ffffff',
        }}
      >
        {sent}
      </p>
    </form>
  )
}
