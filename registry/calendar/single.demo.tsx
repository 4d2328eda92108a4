import { useState } from 'react'
import { Calendar, type CalendarValue } from './calendar'

export default function Example() {
  // Nothing is picked yet: it starts with today.
  const [value, setValue] = useState<CalendarValue>()
  return <Calendar value={value} onChange={setValue} />
}
