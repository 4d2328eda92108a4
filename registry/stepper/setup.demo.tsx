'use client'

import { useState } from 'react'
import { Button } from '../button/button'
import { Stepper } from './stepper'

const items = [
  { title: 'Unpack' },
  { title: 'Pair' },
  { title: 'Name' },
]

export default function Example() {
  const [step, setStep] = useState(1)
  return (
    <div
      style={{ display: 'grid', gap: '1rem', width: '100%' }}
    >
      <Stepper
        aria-label="Setup"
        items={items}
        currentStep={step}
        onStepChange={setStep}
      />
      <Button
        neutral
        onClick={() => setStep(step > 3 ? 1 : step + 1)}
      >
        {step > 3 ? 'Start again' : 'Next'}
      </Button>
    </div>
  )
}
