import { knob } from './measured-knob'

// The least script that moves one number of the generator: the number beside the control, one declaration of the
// preview, and one stretch of text in the code. It prints and colors nothing.

function find<Kind extends Element>(kind: new () => Kind, selector: string): Kind {
  const element = document.querySelector(selector)
  if (element instanceof kind) return element
  throw new Error(`The generator's page has no ${kind.name} at ${selector}.`)
}

/** The text node that holds a character of an element's text, and the place of that character in it. */
function textAt(element: Element, offset: number): { text: Text; start: number } {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let start = offset
  for (let text = walker.nextNode(); text instanceof Text; text = walker.nextNode()) {
    if (start < text.length) return { text, start }
    start -= text.length
  }
  throw new Error('The code ends before its number.')
}

const declaration = `${knob.property}: `
const input = find(HTMLInputElement, `#${knob.id}`)
const output = find(HTMLOutputElement, `output[for="${knob.id}"]`)
const preview = find(HTMLStyleElement, '[data-stage] style')
const code = find(HTMLElement, 'figure pre code')
const { text, start } = textAt(code, code.textContent.indexOf(declaration) + declaration.length)
const number = new RegExp(`(?<![\\w-])${declaration}[\\d.]+`)
let length = input.value.length

input.addEventListener('input', () => {
  const { value } = input
  output.textContent = value
  preview.textContent = preview.textContent.replace(number, declaration + value)
  text.replaceData(start, length, value)
  length = value.length
})
