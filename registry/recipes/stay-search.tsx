'use client'

import { useState } from 'react'
import { Button } from '../button/button'
import { DateField } from '../date-field/date-field'
import { NumberField } from '../number-field/number-field'

/** A form for a range of dates and a number. What it sends is `2026-11-29/2026-12-06` and `2`. */
export default function StaySearch() {
  const [found, setFound] = useState('')
  return (
    <form aria-label="Find a room" action={(data) => setFound(JSON.stringify(Object.fromEntries(data)))}>
      <DateField
        name="stay"
        label="Stay"
        hint="Arrival and departure"
        selectRange
        defaultValue="2026-11-29/2026-12-06"
      />
      <NumberField name="guests" label="Guests" min={1} max={8} defaultValue={2} />
      <Button type="submit">Search</Button>
      <output>{found}</output>
    </form>
  )
}
