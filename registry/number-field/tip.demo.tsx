'use client'

import { useState } from 'react'
import { Field } from '../field/field'
import { NumberField } from './number-field'

export default function Example() {
  const [tip, setTip] = useState<number | null>(0.1)
  const total = 84.5 * (1 + (tip ?? 0))
  return (
    <Field
      label="Tip"
      hint={<output>{`You pay €${total.toFixed(2)}.`}</output>}
    >
      <NumberField
        defaultValue={0.1}
        onValueChange={setTip}
        min={0}
        max={1}
        step={0.01}
        format={{ style: 'percent' }}
      />
    </Field>
  )
}
