'use client'

import { useState } from 'react'
import { Textarea } from './textarea'

export default function Example() {
  const [message, setMessage] = useState('')
  return (
    <Textarea
      aria-label="Message"
      placeholder="Write a message…"
      value={message}
      onChange={(event) => setMessage(event.target.value)}
    />
  )
}
