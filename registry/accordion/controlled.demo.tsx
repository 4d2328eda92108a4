'use client'

import { useState } from 'react'
import { Button } from '../button/button'
import { Accordion } from './accordion'

const topics = [
  {
    value: 'shipping',
    title: 'Shipping',
    content: 'Your order leaves within a day.',
  },
  {
    value: 'returns',
    title: 'Returns',
    content: 'Send it back within a month.',
  },
  {
    value: 'gifts',
    title: 'Gift cards',
    content: 'You cannot see this.',
    disabled: true,
  },
]

export default function Example() {
  const [open, setOpen] = useState<readonly string[]>([])
  const isOpen = open.length > 0
  return (
    <div
      style={{
        display: 'grid',
        gap: '1rem',
        justifyItems: 'center',
        width: '100%',
      }}
    >
      <Accordion
        items={topics}
        value={open}
        onValueChange={setOpen}
      />
      <Button
        neutral
        onClick={() =>
          setOpen(isOpen ? [] : ['shipping', 'returns'])
        }
      >
        {isOpen ? 'Close all' : 'Open all'}
      </Button>
    </div>
  )
}
