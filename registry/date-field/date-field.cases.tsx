import { useState } from 'react'
import { Field } from '../field/field'
import { DateField } from './date-field'

/** A form that needs a date in December, and no first of a month. */
export function Order() {
  const [sent, setSent] = useState('nothing')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setSent([...new FormData(event.currentTarget).values()].map(String).join(', '))
      }}
    >
      <Field label="Delivery" hint="Not on the first.">
        <DateField
          name="delivery"
          locale="en"
          min="2026-12-01"
          max="2026-12-31"
          isDateDisabled={(date) => date.getDate() === 1}
          required
        />
      </Field>
      <button type="submit">Send</button>
      <button type="reset">Reset</button>
      <output>{sent}</output>
    </form>
  )
}

/** In the languages of different places. */
export const Places = () => (
  <>
    <DateField aria-label="Berlin" locale="de" defaultValue="2026-11-29" />
    <div dir="rtl">
      <DateField aria-label="Cairo" locale="ar-EG" defaultValue="2026-11-29" />
    </div>
    <DateField aria-label="Stay" locale="en" selectRange defaultValue="2026-11-29/2026-12-06" />
  </>
)

/** All sizes, and those that cannot be changed. */
export const Sizes = () => (
  <>
    <DateField aria-label="Small" size="sm" />
    <DateField aria-label="Medium" />
    <DateField aria-label="Large" size="lg" />
    <DateField aria-label="Read-only" defaultValue="2026-11-29" locale="en" readOnly />
    <DateField aria-label="Disabled" defaultValue="2026-11-29" locale="en" disabled />
  </>
)

/** In a dialog, at its end. */
export function InDialog() {
  return (
    <dialog ref={(dialog) => dialog?.showModal()}>
      <DateField aria-label="Day" locale="en" defaultValue="2026-11-29" />
    </dialog>
  )
}

/** Two in one form: a parent takes dates and no empty value, and another one takes both. It can choose a date itself. */
export function Kept() {
  const [day, setDay] = useState('2026-11-12')
  const [night, setNight] = useState('2026-11-12')
  return (
    <form>
      <DateField
        aria-label="Day"
        name="day"
        locale="en"
        value={day}
        onValueChange={(next) => {
          if (next !== '') setDay(next)
        }}
      />
      <DateField aria-label="Night" name="night" locale="en" value={night} onValueChange={setNight} />
      <button type="button" onClick={() => setDay('2026-12-24')}>
        Choose
      </button>
      <button type="reset">Reset</button>
      <output>
        {day}, {night}
      </output>
    </form>
  )
}
