import { useState, type ReactNode } from 'react'
import { Calendar, type CalendarValue } from './calendar'

const november = (day: number) => new Date(2026, 10, day)
const textOf = (value: CalendarValue | undefined) =>
  value === undefined ? 'undefined' : value === null ? 'null' : [value].flat().map(String).join(' – ')

/** A form that shows what it would send. */
function Form({ children }: { readonly children: ReactNode }) {
  const [sent, setSent] = useState('nothing')
  return (
    <form
      id="booking"
      onSubmit={(event) => {
        event.preventDefault()
        const data = [...new FormData(event.currentTarget)]
        setSent(data.map(([name, value]) => `${name}=${typeof value === 'string' ? value : ''}`).join('&'))
      }}
    >
      {children}
      <button type="submit">Send</button>
      <button type="reset">Reset</button>
      <p>Sent: {sent}</p>
    </form>
  )
}

export function Required() {
  return (
    <Form>
      <Calendar name="arrival" required defaultValue={null} />
    </Form>
  )
}

export function Values() {
  return (
    <>
      <Form>
        <Calendar aria-label="Today" name="today" />
        <Calendar aria-label="Stay" name="stay" selectRange defaultValue={[november(3), november(5)]} />
        <Calendar aria-label="Off" name="off" disabled />
      </Form>
      <Calendar aria-label="Far" name="far" form="booking" selectRange />
    </>
  )
}

export function Limits() {
  return (
    <Calendar
      defaultValue={null}
      minDate={november(4)}
      maxDate={new Date(2026, 11, 16, 12)}
      isDateDisabled={(date) => date.getDay() === 0 || date.getDay() === 6}
    />
  )
}

/** Today, a Saturday, cannot be picked. */
export function LimitedRange() {
  const [value, setValue] = useState<CalendarValue>(null)
  return (
    <>
      <Calendar
        selectRange
        defaultValue={null}
        isDateDisabled={(date) => date.getDay() === 6}
        onValueChange={setValue}
      />
      <p>Value: {textOf(value)}</p>
    </>
  )
}

export function German() {
  return (
    <Calendar
      selectRange
      locale="de-DE"
      labels={{
        calendar: 'Kalender',
        previousMonth: 'Voriger Monat',
        nextMonth: 'Nächster Monat',
        previousYear: 'Voriges Jahr',
        nextYear: 'Nächstes Jahr',
        previousDecade: 'Voriges Jahrzehnt',
        nextDecade: 'Nächstes Jahrzehnt',
        previousCentury: 'Voriges Jahrhundert',
        nextCentury: 'Nächstes Jahrhundert',
        none: 'Kein Datum gewählt',
        to: 'bis',
      }}
    />
  )
}

export function Persian() {
  return <Calendar locale="fa-IR" />
}

export function Malformed() {
  const never = new Date('never')
  return <Calendar locale="no locale" defaultValue={never} minDate={never} maxDate={never} />
}

/** Labels that are given as `undefined` are those by default. */
export function Labels() {
  return <Calendar labels={{ nextMonth: 'Forward', previousMonth: undefined }} />
}

export function Root() {
  const [element, setElement] = useState<Element | null>(null)
  const [keys, setKeys] = useState<readonly string[]>([])
  return (
    <>
      <Calendar
        ref={setElement}
        id="trip"
        className="mine"
        style={{ maxWidth: '30rem' }}
        data-kind="trip"
        aria-label="Trip"
        onKeyDown={(event) => {
          setKeys((known) => [...known, event.key])
          if (event.key === 'PageDown') event.preventDefault()
        }}
      />
      <p>Ref: {element?.id}</p>
      <p>Keys: {keys.join(' ')}</p>
    </>
  )
}

export function Controlled() {
  const [value, setValue] = useState<CalendarValue>(november(5))
  const [calls, setCalls] = useState<readonly string[]>([])
  return (
    <>
      <Calendar
        value={value}
        onChange={(next) => setCalls([...calls, textOf(next)])}
        onValueChange={(next) => {
          if (next instanceof Date && next.getDate() !== 13) setValue(next)
        }}
      />
      <button type="button" onClick={() => setValue(new Date(2027, 2, 9))}>
        March
      </button>
      <p>Calls: {calls.length}</p>
    </>
  )
}

export function Labeled() {
  return (
    // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- The calendar is the control.
    <label>
      <span>Arrival</span>
      <Calendar defaultValue={november(5)} />
    </label>
  )
}

const december = (day: number) => new Date(2026, 11, day)
const never = new Date('never')

/** Days from November 10 on, without weekends. */
export function Presets() {
  return (
    <Form>
      <Calendar
        name="trip"
        selectRange
        minDate={november(10)}
        isDateDisabled={(date) => date.getDay() % 6 === 0}
        presets={[
          { label: 'The 24th', value: new Date(2026, 10, 24, 15) },
          { label: 'Advent', value: [december(24), december(1)] },
          { label: 'Last week', value: [november(9), november(13)] },
          { label: 'Until Saturday', value: [november(23), november(28)] },
          { label: 'Never', value: [november(23), never] },
          { label: 'None', value: null },
        ]}
        footer={<a href="#help">Help</a>}
      />
    </Form>
  )
}

export function PresetsOfDays() {
  return (
    <>
      <Calendar presets={[{ label: 'Advent', value: [december(1), december(24)] }]} />
      <Calendar aria-label="Off" disabled presets={[{ label: 'Christmas', value: december(25) }]} />
    </>
  )
}

export function Marks() {
  return (
    <Calendar
      locale="de-DE"
      marks={[
        { date: november(24), label: '2 Termine' },
        { date: new Date(2026, 10, 24, 23, 59), label: 'Feiertag' },
        { date: december(6), label: 'Nikolaus' },
        { date: never, label: 'Nie' },
      ]}
    />
  )
}
