import { useState } from 'react'
import { Calendar, type CalendarValue } from './calendar'

export default function Example() {
  // Nothing is picked yet: it starts with today.
  // Two clicks pick a start and an end.
  const [value, setValue] = useState<CalendarValue>()
  return (
    <Calendar selectRange value={value} onChange={setValue} />
  )
}
