'use client'

import { useState } from 'react'
import { Calendar, type CalendarValue } from './calendar'

export default function Example() {
  // Until the first click, today is selected.
  const [value, setValue] = useState<CalendarValue>()
  return (
    <Calendar selectRange value={value} onChange={setValue} />
  )
}
