'use client'

import { useState } from 'react'
import { Calendar, type CalendarValue } from './calendar'

export default function Example() {
  // Until a date is picked, today is selected.
  const [value, setValue] = useState<CalendarValue>()
  return <Calendar value={value} onChange={setValue} />
}
