import { find, numberIn } from './knob-page'
import { knob } from './measured-knob'

// The least script that moves one number of the generator: the number beside the control, one declaration of the
// preview, and one stretch of text in the code. It prints and colors nothing.

const input = find(HTMLInputElement, `#${knob.id}`)
const output = find(HTMLOutputElement, `output[for="${knob.id}"]`)
const preview = find(HTMLStyleElement, '[data-stage] style')
const number = numberIn(find(HTMLElement, 'figure pre code'))
const text = document.createTextNode(number.textContent)
number.replaceChildren(text)
const declared = new RegExp(`(?<![\\w-])${knob.property}: [\\d.]+`)

input.addEventListener('input', () => {
  const { value } = input
  output.textContent = value
  preview.textContent = preview.textContent.replace(declared, `${knob.property}: ${value}`)
  text.data = value
})
