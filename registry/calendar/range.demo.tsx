'use client'

import { useState } from 'react'
import { Calendar, type CalendarValue } from './calendar'

export default function Example() {
  // Until the first click, today is selected.
  // Two clicks then pick the start and the end.
  const [value, setValue] = useState<CalendarValue>()
  return (
    <Calendar selectRange value={value} onChange={setValue} />
  )
}
