'use client'

import { useState } from 'react'
import { Combobox } from '../combobox/combobox'

const cities = ['Bari', 'Bergen', 'Bern', 'Graz', 'Lisbon', 'Porto']

/** A field that lists what matches, and says what was chosen. It takes texts that are not listed, too, with `freeText`. */
export default function CitySearch() {
  const [city, setCity] = useState<string | null>(null)
  return (
    <>
      <Combobox aria-label="City" options={cities} placeholder="City" onValueChange={setCity} />
      <p role="status">{city && `Trains to ${city}`}</p>
    </>
  )
}
