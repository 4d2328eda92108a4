import { control, find } from './measured-control'

// The least script that moves one number of the generator: the number beside the control, one declaration of the
// preview, and one stretch of text in the code. It prints and colors nothing.

const input = find(HTMLInputElement, `#${control.id}`)
const output = find(HTMLOutputElement, `output[for="${control.id}"]`)
const preview = find(HTMLStyleElement, '[data-stage] style')
const text = numberIn(find(HTMLElement, 'figure pre code'))
const declared = new RegExp(`(?<![\\w-])${control.property}: [\\d.]+`)

input.addEventListener('input', () => {
  const { value } = input
  output.textContent = value
  preview.textContent = preview.textContent.replace(declared, `${control.property}: ${value}`)
  text.data = value
})

/**
 * Puts the number of the measured property into a separate element with one text.
 *
 * @throws {Error} When the code does not have the property.
 */
function numberIn(code: Element): Text {
  const declaration = `${control.property}: `
  let start = code.textContent.indexOf(declaration) + declaration.length
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT)
  for (let text = walker.nextNode(); text instanceof Text; text = walker.nextNode()) {
    if (start < text.length) {
      const number = document.createElement('span')
      const rest = text.splitText(start)
      rest.splitText(/^[\d.]+/.exec(rest.data)?.[0].length ?? 0)
      rest.replaceWith(number)
      number.append(rest)
      return rest
    }
    start -= text.length
  }
  throw new Error('The code ends before its number.')
}
