'use client'

import { useState } from 'react'
import { Field } from '../field/field'
import { NumberField } from './number-field'

export default function Example() {
  const [bill, setBill] = useState<number | null>(84.5)
  const [tip, setTip] = useState<number | null>(0.15)
  const [guests, setGuests] = useState<number | null>(3)
  const share =
    ((bill ?? 0) * (1 + (tip ?? 0))) / Math.max(1, guests ?? 1)
  return (
    <div
      style={{
        display: 'grid',
        gap: '0.75rem',
        width: '16rem',
      }}
    >
      <Field label="Bill">
        <NumberField
          defaultValue={84.5}
          onValueChange={setBill}
          min={0}
          step={0.5}
          format={{ style: 'currency', currency: 'EUR' }}
        />
      </Field>
      <Field label="Tip">
        <NumberField
          defaultValue={0.15}
          onValueChange={setTip}
          min={0}
          max={1}
          step={0.01}
          format={{ style: 'percent' }}
        />
      </Field>
      <Field
        label="Guests"
        hint={
          <output>{`Each pays €${share.toFixed(2)}.`}</output>
        }
      >
        <NumberField
          defaultValue={3}
          onValueChange={setGuests}
          min={1}
          max={20}
        />
      </Field>
    </div>
  )
}
