import {
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type Ref,
} from 'react'
import ReactCalendar, { type OnArgs } from 'react-calendar'
import { FormValue, type FormValueProps } from '../shared/form-value'
import { addTiles, firstFocus, initialFocus, withinLimits, type Level, type Limits } from './calendar-dates'
import { columnsOf, dateAfter, describeTiles, focusGrid, rowsOf } from './calendar-grid'
import type { CalendarTexts } from './calendar-labels'
import { calendarTypeOf } from './calendar-type'
import { formText, isWithin, selectionOf, type CalendarValue } from './selection'

interface CalendarViewProps {
  readonly value: CalendarValue
  readonly view: Level
  readonly selectRange: boolean
  readonly limits: Limits
  readonly locale: string
  readonly texts: CalendarTexts
  readonly disabled: boolean
  readonly field: Pick<FormValueProps, 'name' | 'required' | 'form' | 'onReset'>
  readonly onPick: (value: CalendarValue) => void
  /** Receives what the calendar does with a key. */
  readonly keys: Ref<(event: KeyboardEvent) => void>
}

/** What is shown, and which day has the tab stop of the grid. */
interface Place {
  readonly level: Level
  readonly date: Date
  /** When focus moves to the grid: after a key, or if the pressed button is gone. */
  readonly focus?: 'always' | 'if lost'
}

/** How far the single and the double arrows beside the heading lead at each level. */
const arrows = {
  month: ['Month', 'Year'],
  year: ['Year', 'Decade'],
  decade: ['Decade', 'Century'],
  century: ['Century', 'Century'],
} as const

/** react-calendar as a grid: one tab stop, keys that move focus by dates, and a value in the form. */
export function CalendarView(props: CalendarViewProps) {
  const { value, selectRange, limits, locale, texts, disabled, field, onPick, keys } = props
  const id = useId()
  const frame = useRef<HTMLFieldSetElement>(null)
  const [place, setPlace] = useState<Place>(() => ({ level: props.view, date: initialFocus(value, limits) }))
  const { level, date } = place
  const [one, many] = arrows[level]
  const columns = columnsOf(level)
  const sent = formText(selectRange && value instanceof Date ? [value, value] : value)

  // A value from outside is shown.
  const [seen, setSeen] = useState(sent)
  if (seen !== sent) {
    setSeen(sent)
    if (value !== null && !isWithin(value, date)) setPlace({ level, date: initialFocus(value, limits) })
  }

  useLayoutEffect(() => {
    if (frame.current) describeTiles(frame.current, id)
  })

  useEffect(() => {
    const focused = document.activeElement
    const isLost = focused === document.body || focused?.matches(':disabled') === true
    if (place.focus === 'always' || (place.focus === 'if lost' && isLost)) focusGrid(frame.current)
  }, [place])

  useImperativeHandle(keys, () => (event: KeyboardEvent) => {
    const next = dateAfter(event, event.currentTarget, level, date)
    if (next === undefined) return
    event.preventDefault()
    setPlace({ level, date: withinLimits(next, limits), focus: 'always' })
  })

  const turn = ({ action, activeStartDate, view }: OnArgs) => {
    if (action === 'onChange' || activeStartDate === null) return
    const next = action === 'drillUp' ? date : firstFocus(view, activeStartDate, value, limits)
    setPlace({ level: view, date: next, focus: 'if lost' })
  }

  const idsOf = (part: string, row: number) =>
    Array.from({ length: columns }, (_, column) => `${id}${part}${row * columns + column}`).join(' ')

  return (
    <fieldset
      ref={frame}
      role="presentation"
      disabled={disabled}
      onClickCapture={(event) => {
        // A disabled day keeps its focus, so that its name can be heard, but it cannot be picked.
        if (event.target instanceof Element && event.target.closest('[aria-disabled=true]'))
          event.stopPropagation()
      }}
    >
      <ReactCalendar
        locale={locale}
        calendarType={calendarTypeOf(locale)}
        value={selectRange && value instanceof Date ? [value, value] : value}
        onChange={(picked) => onPick(selectionOf(picked))}
        onClickDay={(day) => setPlace({ level, date: day, focus: 'if lost' })}
        selectRange={selectRange}
        allowPartialRange={selectRange}
        minDate={limits.minDate}
        maxDate={limits.maxDate}
        view={level}
        activeStartDate={date}
        onViewChange={turn}
        onActiveStartDateChange={turn}
        showFixedNumberOfWeeks
        showNeighboringDecade
        showNeighboringCentury
        navigationAriaLive="polite"
        navigationLabel={({ label }) => <span id={`${id}heading`}>{label}</span>}
        prevAriaLabel={texts[`previous${one}`]}
        nextAriaLabel={texts[`next${one}`]}
        prev2AriaLabel={texts[`previous${many}`]}
        next2AriaLabel={texts[`next${many}`]}
        tileClassName={({ date: tile }) => [
          tile <= date && date < addTiles(level, tile, 1) ? 'react-calendar__tile--stop' : null,
          level === 'month' && limits.isDateDisabled?.(tile) ? 'react-calendar__tile--unavailable' : null,
        ]}
      />
      <div role="grid" aria-labelledby={`${id}heading`} aria-multiselectable={selectRange || undefined}>
        {level === 'month' && <div role="row" aria-owns={idsOf('weekday', 0)} />}
        {Array.from({ length: rowsOf(level) }, (_, row) => (
          <div key={row} role="row" aria-owns={idsOf('tile', row)} />
        ))}
      </div>
      <FormValue {...field} value={sent} onInvalidFocus={() => focusGrid(frame.current)} />
    </fieldset>
  )
}
