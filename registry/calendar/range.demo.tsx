'use client'

import { Calendar } from './calendar'

const inDays = (days: number) =>
  new Date(new Date().setHours(24 * days))

export default function Example() {
  return (
    <Calendar
      selectRange
      presets={[
        { label: 'Today', value: inDays(0) },
        { label: 'Next 7 days', value: [inDays(0), inDays(6)] },
      ]}
      marks={[{ date: inDays(3), label: '2 events' }]}
    />
  )
}
