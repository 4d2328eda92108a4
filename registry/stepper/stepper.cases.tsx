import { useState } from 'react'
import { Stepper, type StepperItem } from './stepper'

const titles = ['Cart', 'Address', 'Payment', 'Review']
const items = titles.map((title) => ({ title }))

/** A task whose steps its consumer holds. */
export function Task() {
  const [step, setStep] = useState(3)
  return (
    <>
      <Stepper
        items={[{ title: 'Cart' }, { title: 'Address', status: 'error' }, ...items.slice(2)]}
        currentStep={step}
        onStepChange={setStep}
        labels={{ done: 'fertig', error: 'Fehler' }}
      />
      <output>{step}</output>
    </>
  )
}

/** Numbers of steps that mean nothing, each as the name of its list. */
export const OddNumbers = () =>
  [NaN, -1, 1.4, 5, Infinity].map((step) => (
    <Stepper key={step} aria-label={String(step)} items={items} currentStep={step} />
  ))

/** Each width in which a row becomes a column, and one that is always a column. */
export const Widths = () => (
  <>
    {[640, 400].map((width) => (
      <div key={width} style={{ width }}>
        <Stepper aria-label={`${width} px`} items={items} />
      </div>
    ))}
    <div style={{ width: 640 }}>
      <Stepper aria-label="Many" items={[...items, ...items]} />
      <Stepper aria-label="Column" items={items} orientation="vertical" />
    </div>
  </>
)

export const Directions = () =>
  (['ltr', 'rtl'] as const).map((dir) => (
    <div key={dir} dir={dir} lang="ar" style={{ width: 640 }}>
      <Stepper aria-label={dir} items={items} locale="ar-EG" />
    </div>
  ))

/** A task that goes back by itself, while a step that will come has focus. */
export function GoingBack() {
  const [step, setStep] = useState(4)
  return (
    <div onFocus={({ target }) => target.textContent.includes('Payment') && setStep(2)}>
      <Stepper items={items} currentStep={step} onStepChange={setStep} />
    </div>
  )
}

/** Long names, and all that a step can be. */
export const Words = () => {
  const long = 'Rechtsschutzversicherungsgesellschaftsangestellte'
  const steps: readonly StepperItem[] = [
    { title: long, description: long, href: '#there' },
    { title: 'Error', status: 'error' },
    { title: long, status: 'done' },
    ...items,
  ]
  return <Stepper items={steps} currentStep={3} onStepChange={() => {}} />
}
