'use client'

import { useState } from 'react'
import { Field } from '../field/field'
import { Select } from './select'

const places = ['Anywhere', 'Bari', 'Bern', 'Graz']

export default function Example() {
  const [filters, setFilters] = useState('Anywhere, Breakfast')
  return (
    <form
      aria-label="Rooms"
      style={{
        display: 'grid',
        gap: '0.75rem',
        width: '16rem',
      }}
      onChange={(event) => {
        const data = new FormData(event.currentTarget)
        setFilters([...data.values()].map(String).join(', '))
      }}
    >
      <Field label="Place">
        <Select name="place" options={places} />
      </Field>
      <Field label="Extras" hint={<output>{filters}</output>}>
        <Select
          name="extra"
          options={['Bicycle', 'Breakfast', 'Terrace']}
          defaultValue={['Breakfast']}
          multiple
          rows={3}
        />
      </Field>
    </form>
  )
}
