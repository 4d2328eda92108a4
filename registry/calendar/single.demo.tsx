'use client'

import { useState, type ComponentProps } from 'react'
import { Calendar, type CalendarValue } from './calendar'

export default function Example(
  values: ComponentProps<typeof Calendar>,
) {
  // Until a date is picked, today is selected.
  const [value, setValue] = useState<CalendarValue>()
  return (
    <Calendar value={value} onChange={setValue} {...values} />
  )
}
