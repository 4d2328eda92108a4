import { useState } from 'react'
import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { knob } from './measured-knob'
import { find, numberIn } from './knob-page'

// The same as the least script, in the least React: one component with one state, which renders the control, the number
// beside it, the preview's declaration and the number in the code.

const input = find(HTMLInputElement, `#${knob.id}`)
const output = find(HTMLOutputElement, `output[for="${knob.id}"]`)
const preview = find(HTMLStyleElement, '[data-stage] style')
const number = numberIn(find(HTMLElement, 'figure pre code'))
const [before = '', after = ''] = preview.textContent.split(new RegExp(`(?<=[^-]${knob.property}: )[\\d.]+`))

const control = input.parentElement
if (control === null) throw new Error('The control has no element around it.')
const { min, max, step, className } = input
const [row, shown] = [output.parentElement?.className, output.className]
preview.textContent = ''
number.textContent = ''

function Knob() {
  const [value, setValue] = useState(input.value)
  return (
    <>
      <div className={row}>
        <label htmlFor={knob.id}>{knob.property}</label>
        <output className={shown} htmlFor={knob.id}>
          {value}
        </output>
      </div>
      <input
        id={knob.id}
        type="range"
        className={className}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
      {createPortal(before + value + after, preview)}
      {createPortal(value, number)}
    </>
  )
}

createRoot(control).render(<Knob />)
