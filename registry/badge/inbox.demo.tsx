'use client'

import { useState } from 'react'
import { Button } from '../button/button'
import { Badge } from './badge'

export default function Example() {
  const [count, setCount] = useState(97)
  return (
    <div
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '1rem',
      }}
    >
      <Button neutral onClick={() => setCount(count + 1)}>
        Receive a message
      </Button>
      <Badge
        kind="info"
        max={99}
        label="unread messages"
        role="status"
      >
        {count}
      </Badge>
    </div>
  )
}
