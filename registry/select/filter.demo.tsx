'use client'

import { useState } from 'react'
import { Field } from '../field/field'
import { Select } from './select'

const places = ['Anywhere', 'Bari', 'Bern', 'Graz']

export default function Example() {
  const [place, setPlace] = useState('Anywhere')
  const [extras, setExtras] = useState(['Breakfast'])
  return (
    <div
      style={{
        display: 'grid',
        gap: '0.75rem',
        width: '16rem',
      }}
    >
      <Field label="Place">
        <Select
          options={places}
          onChange={(event) => setPlace(event.target.value)}
        />
      </Field>
      <Field
        label="Extras"
        hint={<output>{[place, ...extras].join(', ')}</output>}
      >
        <Select
          options={['Bicycle', 'Breakfast', 'Terrace']}
          defaultValue={['Breakfast']}
          multiple
          rows={3}
          onChange={({ target }) =>
            setExtras(
              Array.from(
                target.selectedOptions,
                ({ value }) => value,
              ),
            )
          }
        />
      </Field>
    </div>
  )
}
