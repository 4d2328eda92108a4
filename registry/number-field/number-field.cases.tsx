import { useState } from 'react'
import { Field } from '../field/field'
import { NumberField } from './number-field'

/** A form that needs a number of tickets, in steps of two. */
export function Order() {
  const [sent, setSent] = useState('nothing')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setSent([...new FormData(event.currentTarget).values()].map(String).join(', '))
      }}
    >
      <Field label="Tickets" hint="They are for pairs.">
        <NumberField name="tickets" min={2} max={1e6} step={2} required />
      </Field>
      <button type="submit">Send</button>
      <button type="reset">Reset</button>
      <output>{sent}</output>
    </form>
  )
}

/** In the languages and formats of different places. */
export const Places = () => (
  <>
    <NumberField aria-label="Berlin" locale="de" defaultValue={1234.5} step={0.5} />
    <div dir="rtl">
      <NumberField
        aria-label="Cairo"
        locale="ar-EG"
        defaultValue={12}
        labels={{ decrease: 'أقل', increase: 'أكثر' }}
      />
    </div>
    <NumberField
      aria-label="Speed"
      defaultValue={80}
      format={{ style: 'unit', unit: 'kilometer-per-hour' }}
    />
  </>
)

/** All sizes, and those that cannot be changed. */
export const Sizes = () => (
  <>
    <NumberField aria-label="Small" size="sm" defaultValue={1} />
    <NumberField aria-label="Medium" defaultValue={1} />
    <NumberField aria-label="Large" size="lg" defaultValue={1} />
    <NumberField aria-label="Read-only" defaultValue={1} readOnly />
    <NumberField aria-label="Disabled" defaultValue={1} disabled />
  </>
)
