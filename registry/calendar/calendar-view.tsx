'use client'

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
import { CenturyView, DecadeView, MonthView, Navigation, YearView } from 'react-calendar'
import { FormValue, type FormValueProps } from '../shared/form-value'
import {
  contains,
  focusOf,
  focusOn,
  isWithin,
  marksOf,
  namesWith,
  pickedValue,
  rangeOf,
  startOfMonth,
  withinLimits,
  type CalendarMark,
  type Level,
  type Limits,
} from './calendar-dates'
import { dateAfter, describeTiles, focusGrid, sizeOf } from './calendar-grid'
import type { CalendarTexts } from './calendar-labels'
import { Presets, type CalendarPreset } from './calendar-presets'
import { calendarTypeOf } from './calendar-type'
import { Frame } from './calendar-view.styles'
import { formText, type CalendarValue } from './selection'

interface CalendarViewProps {
  readonly value: CalendarValue
  readonly view: Level
  readonly selectRange: boolean
  readonly limits: Limits
  readonly presets?: readonly CalendarPreset[]
  readonly marks?: readonly CalendarMark[]
  readonly locale: string
  readonly texts: CalendarTexts
  readonly disabled: boolean
  readonly field: Pick<FormValueProps, 'name' | 'required' | 'form' | 'onReset'>
  readonly onPick: (value: CalendarValue) => void
  /** Receives the calendar's handler of keys. */
  readonly keys: Ref<(event: KeyboardEvent) => void>
}

/** The current page: the one with the day that Tab moves focus to. */
interface Page {
  readonly level: Level
  readonly date: Date
  /** When focus moves to that day: after a key, or if the pressed button has disappeared. */
  readonly focus?: 'always' | 'if lost'
}

const levels: Level[] = ['century', 'decade', 'year', 'month']

/** The component of each view, and how far the single and the double arrows beside the heading lead. */
const views = {
  month: { Tiles: MonthView, arrows: ['Month', 'Year'] },
  year: { Tiles: YearView, arrows: ['Year', 'Decade'] },
  decade: { Tiles: DecadeView, arrows: ['Decade', 'Century'] },
  century: { Tiles: CenturyView, arrows: ['Century', 'Century'] },
} as const

/** react-calendar's heading and tiles as a grid (WAI-ARIA Authoring Practices Guide, "Date Picker Dialog"). */
export function CalendarView(props: CalendarViewProps) {
  const {
    value,
    selectRange,
    limits,
    presets = [],
    marks = [],
    locale,
    texts,
    disabled,
    field,
    onPick,
    keys,
  } = props
  const { minDate, maxDate, isDateDisabled } = limits
  const id = useId()
  const tiles = useRef<HTMLDivElement>(null)
  const [page, setPage] = useState<Page>(() => ({ level: props.view, date: focusOf(value, limits) }))
  const [firstEnd, setFirstEnd] = useState<Date | null>(null)
  const [choices, setChoices] = useState(0)
  const [hovered, setHovered] = useState<Date | null>(null)
  const { level, date } = page
  const { Tiles, arrows } = views[level]
  const [one, many] = arrows
  const { columns, rows } = sizeOf(level)
  const shown = selectRange && value instanceof Date ? rangeOf(value, value) : value
  const sent = formText(shown)

  // A new value from outside is shown, and cancels a half-picked range.
  const [seen, setSeen] = useState(sent)
  if (seen !== sent) {
    setSeen(sent)
    if (sent !== '') setFirstEnd(null)
    if (sent !== '' && !sent.includes(formText(date))) setPage({ level, date: focusOf(value, limits) })
  }

  useLayoutEffect(() => {
    if (tiles.current) describeTiles(tiles.current, id)
  })

  // Once a page: React runs effects again when it shows what it had hidden, and focus is elsewhere by then.
  const turned = useRef(page)
  useEffect(() => {
    if (turned.current === page) return
    turned.current = page
    const focused = document.activeElement
    const isLost = focused === document.body || focused?.matches(':disabled') === true
    if (page.focus === 'always' || (page.focus === 'if lost' && isLost)) focusGrid(tiles.current)
  }, [page])

  useImperativeHandle(keys, () => (event: KeyboardEvent) => {
    const next = tiles.current && dateAfter(event, tiles.current, level, date)
    if (!next) return
    event.preventDefault()
    setPage({ level, date: withinLimits(next, limits), focus: 'always' })
  })

  /** Shows a page of another view, or another page of the same view. */
  const turn = (to: Level, begin: Date) =>
    setPage({ level: to, date: focusOn(to, begin, value, limits), focus: 'if lost' })

  const choose = (next: CalendarValue) => {
    setChoices(choices + 1)
    onPick(next)
  }

  const pick = (tile: Date) => {
    if (level !== 'month') return turn(levels[levels.indexOf(level) + 1] ?? level, tile)
    if (isDateDisabled?.(tile)) return
    setPage({ level, date: tile, focus: 'if lost' })
    setFirstEnd(selectRange && !firstEnd ? tile : null)
    choose(!selectRange ? tile : firstEnd && rangeOf(firstEnd, tile))
  }

  const pickPreset = (preset: CalendarValue) => {
    const next = pickedValue(preset, selectRange)
    setPage({ level: 'month', date: focusOf(next, limits) })
    setFirstEnd(null)
    choose(next)
  }

  const cells = (part: string, row = 0) =>
    Array.from({ length: columns }, (_, column) => `${id}${part}${row * columns + column}`).join(' ')

  return (
    <>
      <Frame role="presentation" disabled={disabled} onMouseLeave={() => setHovered(null)}>
        {/* A label around the calendar presses the first control in it. */}
        <FormValue
          {...field}
          value={sent}
          choices={choices}
          onReset={() => {
            setFirstEnd(null)
            field.onReset()
          }}
          onInvalidFocus={() => focusGrid(tiles.current)}
        />
        <Navigation
          view={level}
          views={levels}
          activeStartDate={date}
          setActiveStartDate={(begin) => turn(level, begin)}
          drillUp={() =>
            setPage({ level: levels[levels.indexOf(level) - 1] ?? level, date, focus: 'if lost' })
          }
          locale={locale}
          minDate={minDate}
          maxDate={maxDate}
          navigationAriaLive="polite"
          navigationLabel={({ label }) => <span id={`${id}heading`}>{label}</span>}
          prevAriaLabel={texts[`previous${one}`]}
          nextAriaLabel={texts[`next${one}`]}
          prev2AriaLabel={texts[`previous${many}`]}
          next2AriaLabel={texts[`next${many}`]}
        />
        <div ref={tiles}>
          <Tiles
            activeStartDate={startOfMonth(date)}
            value={firstEnd ?? shown}
            valueType="day"
            hover={firstEnd && hovered}
            onClick={pick}
            onMouseOver={setHovered}
            locale={locale}
            calendarType={calendarTypeOf(locale)}
            minDate={minDate}
            maxDate={maxDate}
            showFixedNumberOfWeeks
            showNeighboringDecade
            showNeighboringCentury
            tileClassName={({ date: tile }) => [
              contains(level, tile, date) ? 'react-calendar__tile--stop' : null,
              level === 'month' && isDateDisabled?.(tile) ? 'react-calendar__tile--unavailable' : null,
              level === 'month' && marksOf(tile, marks).length > 0 ? 'react-calendar__tile--marked' : null,
            ]}
            {...(marks.length > 0 && { formatLongDate: namesWith(marks, locale) })}
          />
        </div>
        <div role="grid" aria-labelledby={`${id}heading`} aria-multiselectable={selectRange || undefined}>
          {level === 'month' && <div role="row" aria-owns={cells('weekday')} />}
          {Array.from({ length: rows }, (_, row) => (
            <div key={row} role="row" aria-owns={cells('tile', row)} />
          ))}
        </div>
      </Frame>
      <Presets
        presets={presets}
        isOpen={(preset) => !disabled && isWithin(preset, limits)}
        onPick={pickPreset}
      />
    </>
  )
}
