import { knob } from './measured-knob'

/**
 * Finds an element of the page.
 *
 * @throws {Error} When there is none of that kind.
 */
export function find<Kind extends Element>(kind: new () => Kind, selector: string): Kind {
  const element = document.querySelector(selector)
  if (element instanceof kind) return element
  throw new Error(`The page has no ${kind.name} at ${selector}.`)
}

/**
 * Puts the number of the measured property into an element of its own.
 *
 * @throws {Error} When the code does not have the property.
 */
export function numberIn(code: Element): HTMLElement {
  const declaration = `${knob.property}: `
  let start = code.textContent.indexOf(declaration) + declaration.length
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT)
  for (let text = walker.nextNode(); text instanceof Text; text = walker.nextNode()) {
    if (start < text.length) {
      const number = document.createElement('span')
      const rest = text.splitText(start)
      rest.splitText(/^[\d.]+/.exec(rest.data)?.[0].length ?? 0)
      rest.replaceWith(number)
      number.append(rest)
      return number
    }
    start -= text.length
  }
  throw new Error('The code ends before its number.')
}
