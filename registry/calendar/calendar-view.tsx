import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import ReactCalendar from 'react-calendar'
import { calendarTypeOf } from './calendar-type'
import { isSelected, selectionOf, type CalendarValue } from './selection'

interface CalendarViewProps {
  readonly value: CalendarValue
  readonly view: Level
  readonly selectRange: boolean
  readonly locale: string
  readonly onPick: (value: CalendarValue) => void
}

/** How far the single and the double arrows beside the heading lead at each level. */
const arrows = {
  month: ['month', 'year'],
  year: ['year', 'decade'],
  decade: ['decade', 'century'],
  century: ['century', ''],
} as const

type Level = keyof typeof arrows

/** How many tiles an arrow key moves focus by. */
const steps: Readonly<Record<string, (columns: number) => number>> = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  ArrowUp: (columns) => -columns,
  ArrowDown: (columns) => columns,
}

const pages: Readonly<Record<string, string>> = { PageUp: 'prev', PageDown: 'next' }

/** react-calendar, with labels for its arrows, arrow keys for its tiles, and focus that survives a change of page. */
export function CalendarView({ value, view, selectRange, locale, onPick }: CalendarViewProps) {
  const frame = useRef<HTMLDivElement>(null)
  const lastIndex = useRef(-1)
  const [turned, setTurned] = useState<{ readonly level: Level }>()
  const level = turned?.level ?? view
  const [one, many] = arrows[level]
  const tiles = () => [...(frame.current?.querySelectorAll<HTMLElement>('.react-calendar__tile') ?? [])]

  // After Page Up or Page Down, focus stays in the same place. If the pressed button is gone, focus moves to the
  // selection.
  useEffect(() => {
    const focused = document.activeElement
    const isLost = focused === document.body || focused?.matches(':disabled') === true
    const byKey = lastIndex.current !== -1
    if (turned === undefined || !(isLost || byKey)) return
    const shown = tiles()
    const marked = ['active', 'hasActive', 'now'].flatMap((state) =>
      shown.filter((tile) => tile.classList.contains(`react-calendar__tile--${state}`)),
    )
    const next = shown[lastIndex.current] ?? marked[0] ?? shown[0]
    next?.focus({ preventScroll: true })
  }, [turned])

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const shown = tiles()
    const index = shown.findIndex((tile) => tile === event.target)
    const step = steps[event.key]?.(level === 'month' ? 7 : 3)
    const page = pages[event.key]
    if (index === -1 || (step === undefined && page === undefined)) return
    event.preventDefault()
    if (step !== undefined) return shown[index + step]?.focus()
    frame.current?.querySelector<HTMLElement>(`.react-calendar__navigation__${page}-button`)?.click()
    lastIndex.current = index
  }

  const turn = (next: { readonly view: Level }) => setTurned({ level: next.view })

  return (
    // The keys only move focus among react-calendar's own buttons, which are interactive.
    <div ref={frame} role="presentation" onKeyDown={move} onClickCapture={() => (lastIndex.current = -1)}>
      <ReactCalendar
        locale={locale}
        calendarType={calendarTypeOf(locale)}
        value={selectRange && value instanceof Date ? [value, value] : value}
        onChange={(picked) => onPick(selectionOf(picked))}
        selectRange={selectRange}
        allowPartialRange={selectRange}
        defaultView={view}
        onViewChange={turn}
        onActiveStartDateChange={turn}
        showFixedNumberOfWeeks
        showNeighboringDecade
        showNeighboringCentury
        navigationAriaLive="polite"
        prevAriaLabel={`Previous ${one}`}
        nextAriaLabel={`Next ${one}`}
        prev2AriaLabel={`Previous ${many}`}
        next2AriaLabel={`Next ${many}`}
        tileContent={({ date, view: shown }) =>
          shown === 'month' && isSelected(value, date) ? <span className="selected"> selected</span> : null
        }
      />
    </div>
  )
}
