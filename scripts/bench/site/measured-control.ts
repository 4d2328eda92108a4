/** The customizer and the control to measure, and the CSS property that shows its value. */
export const control = {
  path: '/generator',
  id: 'generator-opacity',
  property: 'opacity',
} as const

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
