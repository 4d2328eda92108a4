'use client'

import { useState } from 'react'
import { Textarea, type TextareaProps } from './textarea'

export default function Example(values: TextareaProps) {
  const [message, setMessage] = useState('')
  return (
    <Textarea
      aria-label="Message"
      placeholder="Write a message…"
      value={message}
      onChange={(event) => setMessage(event.target.value)}
      {...values}
    />
  )
}
