'use client'

import { useState } from 'react'
import { DateField } from './date-field'

export default function Example() {
  const [stay, setStay] = useState('')
  const nights = stay
    .split('/')
    .map((day) => Date.parse(day) / 864e5)
    .reduce((start, end) => end - start)
  return (
    <DateField
      label="Stay"
      hint={
        <output>
          {stay ? `Nights: ${nights}` : 'Arrival and departure'}
        </output>
      }
      selectRange
      min="2026-11-29"
      onValueChange={setStay}
    />
  )
}
