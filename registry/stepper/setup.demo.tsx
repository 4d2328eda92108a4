'use client'

import { useState } from 'react'
import { Button } from '../button/button'
import { Card } from '../card/card'
import { Stepper } from './stepper'

const steps = [
  {
    title: 'Unpack',
    text: 'Take off the film. The battery is in the lid.',
  },
  {
    title: 'Pair',
    text: 'Hold the button until the ring of light turns.',
  },
  {
    title: 'Name',
    text: 'Give the lamp the name of its room.',
  },
]

export default function Example() {
  const [step, setStep] = useState(1)
  const shown = steps[step - 1]
  return (
    <div
      style={{
        display: 'grid',
        gap: '1rem',
        justifyItems: 'start',
        width: '100%',
      }}
    >
      <Stepper
        aria-label="Setup"
        items={steps}
        currentStep={step}
        onStepChange={setStep}
      />
      <Card>
        <output>{shown?.text ?? 'The lamp is ready.'}</output>
      </Card>
      <Button
        neutral
        onClick={() => setStep(shown ? step + 1 : 1)}
      >
        {shown ? 'Next' : 'Start again'}
      </Button>
    </div>
  )
}
