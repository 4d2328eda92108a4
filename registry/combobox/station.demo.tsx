'use client'

import { useState } from 'react'
import { Field } from '../field/field'
import { Combobox } from './combobox'

const stations = [
  { value: 'BN', label: 'Bern', description: 'Switzerland' },
  { value: 'BS', label: 'Basel', description: 'Switzerland' },
  { value: 'GZ', label: 'Graz', description: 'Austria' },
  { value: 'ZH', label: 'Zürich', description: 'Switzerland' },
]

/** In your app, this asks your server: `fetch(url, { signal })`. */
async function search(query: string) {
  await new Promise((resolve) => setTimeout(resolve, 400))
  const start = query.toLowerCase()
  return stations.filter(({ label }) =>
    label.toLowerCase().startsWith(start),
  )
}

export default function Example() {
  const [station, setStation] = useState('GZ')
  return (
    <Field
      label="From"
      hint={
        <output>{`Station code: ${station || 'none'}`}</output>
      }
    >
      <Combobox
        options={search}
        defaultValue="GZ"
        labelOf={() => 'Graz'}
        onValueChange={setStation}
      />
    </Field>
  )
}
