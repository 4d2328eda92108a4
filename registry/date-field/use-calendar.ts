import { useState } from 'react'
import type { Calendar } from '../calendar/calendar'

/**
 * The calendar, which is fetched when it is first wanted: most dates are typed.
 *
 * @returns The component, once it is there, and a function that fetches it. What fails is tried again when it is called again.
 */
export function useCalendar() {
  const [fetched, setFetched] = useState<{ readonly Calendar: typeof Calendar }>()
  const fetchIt = () => {
    if (!fetched) void import('../calendar/calendar').then(setFetched, () => {})
  }
  return [fetched?.Calendar, fetchIt] as const
}
